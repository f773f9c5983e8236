import type { SectionTheme } from '@sitewright/model/pages/document'
import type { Palette, PaletteName, SiteStyles, ThemeRole } from '@sitewright/model/site/styles'
import { ensureContrast, measureContrast, mixColours, shapeContrast } from './contrast'

interface ButtonColours {
  /** Ground of a solid button, and the text on it. */
  readonly fill: string
  readonly onFill: string
  readonly fillHover: string
  /** Text and border of an outline or text button, which stands on the section's ground. */
  readonly ink: string
}

export interface ThemeColours {
  readonly background: string
  readonly text: string
  readonly heading: string
  readonly link: string
  readonly muted: string
  readonly line: string
  readonly surface: string
  /** What is wrong with an entry. */
  readonly danger: string
  /** The palette's colours as a text on this ground can have them. */
  readonly inks: Palette
  readonly primary: ButtonColours
  readonly secondary: ButtonColours
  readonly tertiary: ButtonColours
}

export type ThemeRecipe = Record<ThemeRole, PaletteName>

/** Which palette colour each theme wishes for; wishes that cannot be read are adjusted. */
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

const dangerColour = '#b42318'

/** The wishes of a theme, with those that the owner has changed. */
export function themeRecipe(theme: SectionTheme, themes: SiteStyles['themes'] = {}): ThemeRecipe {
  const changed = Object.entries(themes[theme] ?? {}).filter(([, name]) => name !== undefined)
  return { ...recipes[theme], ...Object.fromEntries(changed) }
}

export function deriveTheme(palette: Palette, theme: SectionTheme, themes: SiteStyles['themes'] = {}): ThemeColours {
  const recipe = themeRecipe(theme, themes)
  const background = palette[recipe.background]
  const text = ensureContrast(palette[recipe.text], background)
  const secondary = deriveButton(palette, recipe.secondary, background)
  return {
    background,
    text,
    heading: ensureContrast(palette[recipe.heading], background),
    link: ensureContrast(palette[recipe.primary], background),
    muted: ensureContrast(mixColours(text, background, 0.3), background),
    line: mixColours(background, text, 0.18),
    surface: mixColours(background, text, 0.06),
    danger: ensureContrast(dangerColour, background),
    inks: deriveInks(palette, background),
    primary: deriveButton(palette, recipe.primary, background),
    secondary,
    tertiary: secondary,
  }
}

function deriveInks(palette: Palette, background: string): Palette {
  const inks = Object.entries(palette).map(([name, colour]) => [name, ensureContrast(colour, background)])
  return Object.fromEntries(inks) as Palette
}

function deriveButton(palette: Palette, name: PaletteName, background: string): ButtonColours {
  const fill = ensureContrast(palette[name], background, shapeContrast)
  const onFill = ensureContrast(pickLabel(palette, fill), fill)
  // Away from the label's colour, so that hovering never costs contrast.
  const isLabelLighter = measureContrast(onFill, '#000000') > measureContrast(fill, '#000000')
  const away = isLabelLighter ? '#000000' : '#ffffff'
  return { fill, onFill, fillHover: mixColours(fill, away, 0.16), ink: ensureContrast(palette[name], background) }
}

function pickLabel(palette: Palette, fill: string): string {
  return measureContrast(palette.white, fill) >= measureContrast(palette.black, fill) ? palette.white : palette.black
}
