/** Contrast by the formula of WCAG 2.2; colors are six-digit hexadecimal strings. */

type Rgb = readonly [number, number, number]

/** The least contrast of text and its ground. */
export const textContrast = 4.5
/** The least contrast of a control's shape and what lies beside it. */
export const shapeContrast = 3

function parseColor(color: string): Rgb {
  const value = Number.parseInt(color.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

function formatColor(rgb: Rgb): string {
  return `#${rgb.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`
}

function linearChannel(channel: number): number {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

function measureLuminance(color: string): number {
  const [red, green, blue] = parseColor(color)
  return 0.2126 * linearChannel(red) + 0.7152 * linearChannel(green) + 0.0722 * linearChannel(blue)
}

export function measureContrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [measureLuminance(one), measureLuminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** `share` 0 is all `from`, 1 is all `to`. */
export function mixColors(from: string, to: string, share: number): string {
  const [a, b] = [parseColor(from), parseColor(to)]
  const mix = (index: 0 | 1 | 2) => a[index] + (b[index] - a[index]) * share
  return formatColor([mix(0), mix(1), mix(2)])
}

/** All channels lighter by `steps`, or darker by fewer than none, as far as they go. */
export function shiftColor(color: string, steps: number): string {
  const [red, green, blue] = parseColor(color)
  const shift = (channel: number) => Math.min(255, Math.max(0, channel + steps))
  return formatColor([shift(red), shift(green), shift(blue)])
}

/** Black or white, whichever stands out more. One of them always reaches 4.58, so every text can be made readable. */
export function strongestAgainst(background: string): '#ffffff' | '#000000' {
  return measureContrast('#ffffff', background) >= measureContrast('#000000', background) ? '#ffffff' : '#000000'
}

/** The contrast on the ground where it is weakest. */
export function measureWeakest(color: string, grounds: readonly string[]): number {
  return Math.min(...grounds.map((ground) => measureContrast(color, ground)))
}

const mixSteps = 25

/**
 * The color itself when it stands out enough from every ground, else the nearest mix with black or white that does. Grounds
 * after the first are chosen so that what stands out most from the first reaches the ratio on all of them.
 */
export function ensureContrast(
  color: string,
  grounds: readonly [string, ...string[]],
  ratio: number = textContrast,
): string {
  const goal = strongestAgainst(grounds[0])
  for (let step = 0; step < mixSteps; step++) {
    const mixed = mixColors(color, goal, step / mixSteps)
    if (measureWeakest(mixed, grounds) >= ratio) return mixed
  }
  return goal
}
