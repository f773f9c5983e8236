import { measureContrast } from '@sitewright/blocks/styles/contrast'
import { deriveTheme, type ThemeColours, themeRecipe } from '@sitewright/blocks/styles/themes'
import type { SectionTheme } from '@sitewright/model/pages/document'
import type { SiteStyles, ThemeRole } from '@sitewright/model/site/styles'

export interface ThemeReport {
  readonly colours: ThemeColours
  /** The weaker of text and heading on the theme's ground. */
  readonly textContrast: number
  /** The label of the main button on its fill. */
  readonly buttonContrast: number
  /** Roles whose palette colour could not be read, and was made lighter or darker. */
  readonly mended: readonly ThemeRole[]
}

const roleWords: Record<ThemeRole, string> = {
  background: 'background',
  text: 'text',
  heading: 'headings',
  primary: 'main button',
  secondary: 'second button',
}

/** How a theme turns out on these styles, for owners who care who can read it. */
export function reportTheme({ palette, themes }: SiteStyles, theme: SectionTheme): ThemeReport {
  const colours = deriveTheme(palette, theme, themes)
  const recipe = themeRecipe(theme, themes)
  const shown: readonly [ThemeRole, string][] = [
    ['text', colours.text],
    ['heading', colours.heading],
    ['primary', colours.primary.fill],
    ['secondary', colours.secondary.ink],
  ]
  return {
    colours,
    textContrast: Math.min(
      measureContrast(colours.text, colours.background),
      measureContrast(colours.heading, colours.background),
    ),
    buttonContrast: measureContrast(colours.primary.onFill, colours.primary.fill),
    mended: shown.filter(([role, colour]) => colour !== palette[recipe[role]]).map(([role]) => role),
  }
}

/** The warning beside a theme, or null when every colour is shown as it was chosen. */
export function describeMending(mended: readonly ThemeRole[]): string | null {
  if (mended.length === 0) return null
  const words = mended.map((role) => roleWords[role])
  const list = words.length === 1 ? words[0] : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
  return `Too little contrast for the ${list}: adjusted to stay readable.`
}
