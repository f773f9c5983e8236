import type { SiteStyles } from '@sitewright/model/site/styles'

/** Steps of the site's scale above its body size, on a wide window and on a phone. */
const typeSteps = {
  h1: { wide: 5.8, phone: 3.8 },
  h2: { wide: 3.7, phone: 2.7 },
  h3: { wide: 2.1, phone: 1.7 },
  h4: { wide: 1, phone: 0.9 },
  lead: { wide: 1.1, phone: 0.7 },
  small: { wide: -0.6, phone: -0.5 },
} as const

const phoneWidthPx = 390
const wideWidthPx = 1440

/** One custom property for each text size, growing evenly with the window between phone and desktop. */
export function writeTypeScale(styles: Pick<SiteStyles, 'baseSizePx' | 'scale'>): string {
  return Object.entries(typeSteps)
    .map(
      ([name, step]) => `--size-${name}:${fluidSize(styles.scale ** step.phone, styles.scale ** step.wide, styles)};`,
    )
    .join('')
}

export type TypeStep = keyof typeof typeSteps

/** The sizes in px that texts reach on a wide window and on a phone, for those who choose the scale. */
export function listTypeSizes({
  baseSizePx,
  scale,
}: Pick<SiteStyles, 'baseSizePx' | 'scale'>): Record<TypeStep, { widePx: number; phonePx: number }> {
  const sizeOf = (step: number) => Math.round(baseSizePx * scale ** step)
  const entries = Object.entries(typeSteps).map(([name, step]) => [
    name,
    { widePx: sizeOf(step.wide), phonePx: sizeOf(step.phone) },
  ])
  return Object.fromEntries(entries)
}

/** `rem` keeps the visitor's own text size in force; 1rem is the site's body size. */
function fluidSize(phoneRem: number, wideRem: number, styles: Pick<SiteStyles, 'baseSizePx'>): string {
  const slopeVw = ((wideRem - phoneRem) * styles.baseSizePx * 100) / (wideWidthPx - phoneWidthPx)
  const interceptRem = phoneRem - (slopeVw * phoneWidthPx) / 100 / styles.baseSizePx
  const [min, max] = [Math.min(phoneRem, wideRem), Math.max(phoneRem, wideRem)]
  return `clamp(${round(min)}rem,${round(interceptRem)}rem + ${round(slopeVw)}vw,${round(max)}rem)`
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000
}
