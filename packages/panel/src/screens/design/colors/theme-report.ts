import { measureContrast } from '@sitewright/blocks/styles/contrast'
import { deriveTheme, type ThemeColors, themeRecipe } from '@sitewright/blocks/styles/themes'
import type { SectionTheme } from '@sitewright/model/pages/document'
import type { SiteStyles, ThemeRole } from '@sitewright/model/site/styles'

export interface ThemeReport {
  readonly colors: ThemeColors
  /** The weaker of text and heading on the theme's ground. */
  readonly textContrast: number
  /** The label of the main button on its fill. */
  readonly buttonContrast: number
  /** Roles whose palette color could not be read, and was made lighter or darker. */
  readonly mended: readonly ThemeRole[]
}

const roleWords: Record<ThemeRole, string> = {
  background: 'background',
  text: 'text',
  heading: 'headings',
  primary: 'primary button',
  secondary: 'secondary button',
}

/** How a theme turns out on these styles, for owners who care who can read it. */
export function reportTheme({ palette, themes }: SiteStyles, theme: SectionTheme): ThemeReport {
  const colors = deriveTheme(palette, theme, themes)
  const recipe = themeRecipe(theme, themes)
  const shown: readonly [ThemeRole, string][] = [
    ['text', colors.text],
    ['heading', colors.heading],
    ['primary', colors.primary.fill],
    ['secondary', colors.secondary.ink],
  ]
  return {
    colors,
    textContrast: Math.min(
      measureContrast(colors.text, colors.background),
      measureContrast(colors.heading, colors.background),
    ),
    buttonContrast: measureContrast(colors.primary.onFill, colors.primary.fill),
    mended: shown.filter(([role, color]) => color !== palette[recipe[role]]).map(([role]) => role),
  }
}

/** The warning beside a theme, or null when every color is shown as it was chosen. */
export function describeMending(mended: readonly ThemeRole[]): string | null {
  if (mended.length === 0) return null
  const words = mended.map((role) => roleWords[role])
  const list = words.length === 1 ? words[0] : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
  return `Contrast too low for ${list}: adjusted to stay readable.`
}
