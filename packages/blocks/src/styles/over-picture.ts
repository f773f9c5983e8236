import type { SectionTheme } from '@sitewright/model/pages/document'
import type { SiteColors } from '../ground/view-context'
import { measureContrast, measureWeakest, mixColors, shiftColor, strongestAgainst, textContrast } from './contrast'
import { nameThemeVariables } from './theme-variables'
import { deriveTheme } from './themes'

/** Between which colors those of a picture lie, channel by channel. */
export type Tones = readonly [darkest: string, lightest: string]

/** What is not known may be anything. */
const anyTones: Tones = ['#000000', '#ffffff']

export function readTones(asset: { readonly tones: string | null } | undefined): Tones {
  const [darkest, lightest] = asset?.tones?.split(' ') ?? []
  return darkest && lightest ? [darkest, lightest] : anyTones
}

interface PictureGround {
  readonly colors: SiteColors
  readonly theme: SectionTheme
  readonly tones: Tones
  /** How much of the theme's background the owner laid over the picture. */
  readonly overlayOpacity: number
}

interface CoveredPicture {
  /** As much of the background as texts need, and never less than the owner wants. */
  readonly overlayOpacity: number
  /** The colors of the theme that the picture changes. */
  readonly variables: Readonly<Record<`--${string}`, string>>
}

/** Texts on a picture: the overlay is as strong as the most readable color needs it, and all texts are mended for that ground. */
export function coverPicture({ colors, theme, tones, overlayOpacity }: PictureGround): CoveredPicture {
  const plain = deriveTheme(colors.palette, theme, colors.themes)
  const strongest = strongestAgainst(plain.background)
  const blend = (share: number) => blendTones(tones, plain.background, share)
  let share = overlayOpacity
  while (share < 1 && measureWeakest(strongest, blend(share)) < textContrast) share = stepUp(share)
  const covered = deriveTheme(colors.palette, theme, colors.themes, blend(share))
  const usual = nameThemeVariables(plain)
  const changed = Object.entries(nameThemeVariables(covered)).filter(
    ([name, color]) => usual[name as '--text'] !== color,
  )
  return { overlayOpacity: share, variables: Object.fromEntries(changed) }
}

/** The next hundredth or so, with the few digits that a style shows: what is measured is what is drawn. */
function stepUp(share: number): number {
  return Math.min(1, Math.round((share + 0.01) * 1000) / 1000)
}

/** One step of a channel further than computed, since browsers may round it away when they blend. */
function blendTones([darkest, lightest]: Tones, background: string, share: number): string[] {
  return [shiftColor(mixColors(darkest, background, share), -1), shiftColor(mixColors(lightest, background, share), 1)]
}

/** The texts of the theme can be read on the picture as it is. */
export function isReadableOn({ colors, theme, tones }: Omit<PictureGround, 'overlayOpacity'>): boolean {
  const { text, heading, link, muted } = deriveTheme(colors.palette, theme, colors.themes)
  return [text, heading, link, muted].every((color) => tones.every((it) => measureContrast(color, it) >= textContrast))
}
