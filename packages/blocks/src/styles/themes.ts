import type { SectionTheme } from '@sitewright/model/pages/document'
import type { Palette, PaletteName, SiteStyles, ThemeRole } from '@sitewright/model/site/styles'
import { ensureContrast, measureContrast, mixColors, shapeContrast, strongestAgainst, textContrast } from './contrast'

interface ButtonColors {
  /** Ground of a solid button, and the text on it. */
  readonly fill: string
  readonly onFill: string
  readonly fillHover: string
  /** Text and border of an outline or text button, which stands on the section's ground. */
  readonly ink: string
}

export interface ThemeColors {
  readonly background: string
  readonly text: string
  readonly heading: string
  readonly link: string
  readonly muted: string
  /** Parts what also stands apart without it. */
  readonly line: string
  /** The edge of what can be used: a field, an entry that opens. */
  readonly border: string
  /** The ground of cards and notes. Every text of the theme can stand on it as well. */
  readonly surface: string
  /** What is wrong with an entry. */
  readonly danger: string
  /** The palette's colors as a text on this ground can have them. */
  readonly inks: Palette
  readonly primary: ButtonColors
  readonly secondary: ButtonColors
  readonly tertiary: ButtonColors
}

export type ThemeRecipe = Record<ThemeRole, PaletteName>

/** Which palette color each theme wishes for; wishes that cannot be read are adjusted. */
const recipes = {
  white: { background: 'white', text: 'black', heading: 'black', primary: 'accent', secondary: 'black' },
  'white-bold': { background: 'white', text: 'darkAccent', heading: 'accent', primary: 'black', secondary: 'accent' },
  light: { background: 'lightAccent', text: 'black', heading: 'black', primary: 'accent', secondary: 'black' },
  'light-bold': {
    background: 'lightAccent',
    text: 'darkAccent',
    heading: 'accent',
    primary: 'darkAccent',
    secondary: 'accent',
  },
  bright: { background: 'accent', text: 'white', heading: 'white', primary: 'white', secondary: 'white' },
  'bright-inverse': { background: 'accent', text: 'black', heading: 'black', primary: 'black', secondary: 'black' },
  dark: { background: 'darkAccent', text: 'white', heading: 'white', primary: 'lightAccent', secondary: 'white' },
  'dark-bold': {
    background: 'darkAccent',
    text: 'lightAccent',
    heading: 'lightAccent',
    primary: 'accent',
    secondary: 'lightAccent',
  },
  black: { background: 'black', text: 'white', heading: 'white', primary: 'white', secondary: 'white' },
  'black-bold': {
    background: 'black',
    text: 'lightAccent',
    heading: 'accent',
    primary: 'accent',
    secondary: 'lightAccent',
  },
} as const satisfies Record<SectionTheme, ThemeRecipe>

const dangerColor = '#b42318'

/** The wishes of a theme, with those that the owner has changed. */
export function themeRecipe(theme: SectionTheme, themes: SiteStyles['themes'] = {}): ThemeRecipe {
  const changed = Object.entries(themes[theme] ?? {}).filter(([, name]) => name !== undefined)
  return { ...recipes[theme], ...Object.fromEntries(changed) }
}

/**
 * The colors of a theme. Each text keeps 4.5:1 on every ground it can stand on: the background, the surface, and `over`,
 * further grounds on which black or white, whichever suits the background, is readable.
 */
export function deriveTheme(
  palette: Palette,
  theme: SectionTheme,
  themes: SiteStyles['themes'] = {},
  over: readonly string[] = [],
): ThemeColors {
  const recipe = themeRecipe(theme, themes)
  const background = palette[recipe.background]
  const surface = deriveSurface(background, palette[recipe.text])
  const grounds = [background, surface, ...over] as const
  const text = ensureContrast(palette[recipe.text], grounds)
  const line = mixColors(background, text, 0.18)
  const secondary = deriveButton(palette, recipe.secondary, grounds)
  return {
    background,
    text,
    heading: ensureContrast(palette[recipe.heading], grounds),
    link: ensureContrast(palette[recipe.primary], grounds),
    muted: ensureContrast(mixColors(text, background, 0.3), grounds),
    line,
    border: ensureContrast(line, grounds, shapeContrast),
    surface,
    danger: ensureContrast(dangerColor, grounds),
    inks: deriveInks(palette, grounds),
    primary: deriveButton(palette, recipe.primary, grounds),
    secondary,
    tertiary: secondary,
  }
}

type Grounds = readonly [background: string, ...others: string[]]

/** A shade towards the text; away from it where that would leave no color to read on both. */
function deriveSurface(background: string, wantedText: string): string {
  const strongest = strongestAgainst(background)
  const shade = mixColors(background, ensureContrast(wantedText, [background]), 0.06)
  if (measureContrast(strongest, shade) >= textContrast) return shade
  return mixColors(background, strongest === '#ffffff' ? '#000000' : '#ffffff', 0.06)
}

function deriveInks(palette: Palette, grounds: Grounds): Palette {
  const inks = Object.entries(palette).map(([name, color]) => [name, ensureContrast(color, grounds)])
  return Object.fromEntries(inks) as Palette
}

function deriveButton(palette: Palette, name: PaletteName, grounds: Grounds): ButtonColors {
  const fill = ensureContrast(palette[name], grounds, shapeContrast)
  const onFill = ensureContrast(pickLabel(palette, fill), [fill])
  // Away from the label's color, so that hovering never costs contrast.
  const isLabelLighter = measureContrast(onFill, '#000000') > measureContrast(fill, '#000000')
  const away = isLabelLighter ? '#000000' : '#ffffff'
  return { fill, onFill, fillHover: mixColors(fill, away, 0.16), ink: ensureContrast(palette[name], grounds) }
}

function pickLabel(palette: Palette, fill: string): string {
  return measureContrast(palette.white, fill) >= measureContrast(palette.black, fill) ? palette.white : palette.black
}
