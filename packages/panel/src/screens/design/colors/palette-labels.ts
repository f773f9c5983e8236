import type { SectionTheme } from '@sitewright/model/pages/document'
import type { PaletteName, ThemeRole } from '@sitewright/model/site/styles'

export const paletteLabels: Record<PaletteName, string> = {
  white: 'White',
  lightAccent: 'Light accent',
  accent: 'Accent',
  darkAccent: 'Dark accent',
  black: 'Black',
}

export const themeLabels: Record<SectionTheme, string> = {
  white: 'White',
  'white-bold': 'White bold',
  light: 'Light',
  'light-bold': 'Light bold',
  bright: 'Bright',
  'bright-inverse': 'Bright inverse',
  dark: 'Dark',
  'dark-bold': 'Dark bold',
  black: 'Black',
  'black-bold': 'Black bold',
}

export const roleLabels: Record<ThemeRole, string> = {
  background: 'Background',
  text: 'Text',
  heading: 'Headings',
  primary: 'Primary button and links',
  secondary: 'Other buttons',
}
