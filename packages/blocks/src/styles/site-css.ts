import { sectionThemes } from '@sitewright/model/pages/document'
import type { FontName, SiteStyles } from '@sitewright/model/site/styles'
import { writeAnimation } from './animation'
import { buttonKinds, writeButtonKind } from './button-css'
import { type FontFile, fontFamilies, writeFontFaces } from './fonts'
import { writeImageHover } from './image-hover'
import { deriveTheme, type ThemeColours } from './themes'
import { writeTypeScale } from './type-scale'

/** The site's own look: fonts, sizes, and the colours of its ten themes, as custom properties that all other styles read. */
export function siteCss(styles: SiteStyles): string {
  const themes = sectionThemes.map(
    (theme) => `[data-theme='${theme}']{${writeThemeVariables(deriveTheme(styles.palette, theme, styles.themes))}}`,
  )
  const white = writeThemeVariables(deriveTheme(styles.palette, 'white', styles.themes))
  return [
    listFamilies(styles).map(writeFontFaces).join(''),
    `:root{--ground:${styles.palette.white};${writeFontVariables(styles)}${writeTypeScale(styles)}${writeShapeVariables(styles)}${white}}`,
    `html{font-size:${(styles.baseSizePx / 16) * 100}%}`,
    ...themes,
    ...buttonKinds.map((kind) => writeButtonKind(kind, styles.buttons[kind])),
    writeImageHover(styles.images.hover),
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

const buttonPaddings = { compact: 0.8, normal: 1, roomy: 1.3 } as const

function writeShapeVariables({ spacing, buttons, images }: SiteStyles): string {
  return [
    `--edge:max(${spacing.pageEdgeVw}vw,1.25rem);`,
    `--section-scale:${spacing.sectionScale};`,
    `--grid-gap:${spacing.gridGapPx}px;`,
    `--button-radius:${buttonRadii[buttons.shape]};`,
    `--button-scale:${buttonPaddings[buttons.padding]};`,
    `--image-radius:${images.cornerRadiusPx}px;`,
  ].join('')
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
