import { sectionThemes } from '@sitewright/model/pages/document'
import type { FontName, SiteStyles } from '@sitewright/model/site/styles'
import { writeAnimation } from './animation'
import { buttonKinds, writeButtonKind } from './button-css'
import { type FontFile, fontFamilies, writeFontFaces } from './fonts'
import { deriveTheme, type ThemeColours } from './themes'
import { writeTypeScale } from './type-scale'

/** The site's own look: fonts, sizes, and the colours of its ten themes, as custom properties that all other styles read. */
export function siteCss(styles: SiteStyles): string {
  const themes = sectionThemes.map(
    (theme) => `[data-theme='${theme}']{${writeThemeVariables(deriveTheme(styles.palette, theme))}}`,
  )
  const white = writeThemeVariables(deriveTheme(styles.palette, 'white'))
  return [
    listFamilies(styles).map(writeFontFaces).join(''),
    `:root{--ground:${styles.palette.white};${writeFontVariables(styles)}${writeTypeScale(styles)}${writeShapeVariables(styles)}${white}}`,
    `html{font-size:${(styles.baseSizePx / 16) * 100}%}`,
    ...themes,
    ...buttonKinds.map((kind) => writeButtonKind(kind, styles.buttons[kind])),
    writeAnimation(styles.animation),
  ].join('')
}

/** The file that paints the headline: worth fetching before the styles are read. */
export function findHeadlineFont(styles: SiteStyles): FontFile | undefined {
  return fontFamilies[styles.fonts.heading.family].files.find((file) => file.style === 'normal')
}

function listFamilies(styles: SiteStyles): FontName[] {
  return [...new Set(Object.values(styles.fonts).map((use) => use.family))]
}

function writeFontVariables(styles: SiteStyles): string {
  return Object.entries(styles.fonts)
    .map(
      ([use, font]) =>
        `--${use}-font:${fontFamilies[font.family].stack};--${use}-weight:${font.weight};--${use}-leading:${font.lineHeight};--${use}-tracking:${font.letterSpacingEm}em;`,
    )
    .join('')
}

const buttonRadii = { square: '0', rounded: '0.375rem', pill: '100vmax' } as const

function writeShapeVariables(styles: SiteStyles): string {
  return `--edge:max(${styles.spacing.pageEdgeVw}vw,1.25rem);--button-radius:${buttonRadii[styles.buttons.shape]};`
}

function writeThemeVariables(theme: ThemeColours): string {
  const { primary, secondary, tertiary, inks, ...plain } = theme
  const colours = Object.entries(plain).map(([name, colour]) => `--${name}:${colour};`)
  const ink = Object.entries(inks).map(([name, colour]) => `--ink-${name}:${colour};`)
  const buttons = Object.entries({ primary, secondary, tertiary }).map(
    ([kind, it]) =>
      `--${kind}-fill:${it.fill};--${kind}-on:${it.onFill};--${kind}-hover:${it.fillHover};--${kind}-ink:${it.ink};`,
  )
  return [...colours, ...ink, ...buttons].join('')
}
