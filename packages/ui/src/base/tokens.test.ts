import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')

function expectRisingBetween(steps: readonly number[], first: number, last: number) {
  expect(steps.at(0)).toBe(first)
  expect(steps.at(-1)).toBe(last)
  expect([...steps].sort((a, b) => a - b)).toEqual(steps)
}

function listTokens(prefix: string): string[] {
  return [...css.matchAll(new RegExp(`--sw-${prefix}-([\\w-]+):`, 'g'))].map((match) => match[1] ?? '')
}

test('[REF-032] font sizes run from 9.75 to 28, in rem so that they follow the reader', () => {
  const sizes = [...css.matchAll(/--sw-font-[\d-]+: ([\d.]+)rem/g)].map((match) => Number(match[1]) * 16)
  expectRisingBetween(sizes, 9.75, 28)
  expect(listTokens('font').filter((name) => name !== 'family')).toEqual(
    sizes.map((size) => `${size}`.replace('.', '-')),
  )
})

test('[REF-033] [REF-034] weights are 400, 500 and 600, radii 0, 4, 8 and circle', () => {
  expect(listTokens('weight')).toEqual(['400', '500', '600'])
  expect(listTokens('radius')).toEqual(['0', '4', '8', 'circle'])
})

test('[REF-035] [REF-036] spacings run from 0 to 55, times from 0 to 600 ms', () => {
  expectRisingBetween(listTokens('space').map(Number), 0, 55)
  expectRisingBetween(listTokens('time').map(Number), 0, 600)
})

test('[REF-037] the palette has blue, green, red, pink, orange and gray, each in nine shades', () => {
  const shades = [100, 200, 300, 400, 500, 600, 700, 800, 900].map(String)
  for (const color of ['blue', 'green', 'red', 'pink', 'orange', 'gray']) expect(listTokens(color)).toEqual(shades)
})

/** The value of a token in one look, followed to its color. */
function colorOf(token: string, look: 'light' | 'dark'): string {
  const value = new RegExp(`--sw-${token}: ([^;]+);`).exec(css)?.[1] ?? ''
  const pair = /^light-dark\(([^,]+), (.+)\)$/.exec(value)
  const chosen = (pair ? pair[look === 'light' ? 1 : 2] : value) ?? ''
  const other = /^var\(--sw-([\w-]+)\)$/.exec(chosen)?.[1]
  return other ? colorOf(other, look) : chosen === '#fff' ? '#ffffff' : chosen
}

function luminanceOf(color: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
  const [red = 0, green = 0, blue = 0] = channels.map((it) =>
    it <= 0.04045 ? it / 12.92 : ((it + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

test('every text of the panel keeps 4.5:1 on every ground it stands on, light and dark', () => {
  const pairs = [
    ...['surface', 'surface-quiet', 'surface-pressed', 'accent-quiet'].map((ground) => ['ink', ground]),
    ...['surface', 'surface-quiet', 'surface-pressed'].map((ground) => ['ink-soft', ground]),
    ...['surface', 'surface-quiet', 'accent-quiet'].map((ground) => ['accent-ink', ground]),
    ...['danger', 'warning', 'success'].flatMap((kind) => [
      [`${kind}-ink`, 'surface'],
      [`${kind}-ink`, 'surface-quiet'],
      [`${kind}-ink`, `${kind}-quiet`],
    ]),
    ['on-accent', 'accent'],
    ['on-accent', 'accent-hover'],
  ] as const
  for (const look of ['light', 'dark'] as const) {
    for (const [ink = '', ground = ''] of pairs) {
      const contrast = contrastOf(colorOf(ink, look), colorOf(ground, look))
      expect(contrast, `${ink} on ${ground}, ${look}`).toBeGreaterThanOrEqual(4.5)
    }
    const edge = contrastOf(colorOf('line-strong', look), colorOf('surface', look))
    expect(edge, `edges of fields, ${look}`).toBeGreaterThanOrEqual(3)
  }
})
