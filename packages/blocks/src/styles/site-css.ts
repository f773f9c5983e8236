import { sectionThemes } from '@sitewright/model/pages/document'
import type { SiteStyles } from '@sitewright/model/site/styles'
import { writeAnimation } from './animation'
import { buttonKinds, writeButtonKind } from './button-css'
import { writeImageHover } from './image-hover'
import { writeThemeVariables } from './theme-variables'
import { deriveTheme } from './themes'
import { writeTypeScale } from './type-scale'
import { type FontResource, findFamily, findFontFile, writeFacesOf } from './web-fonts'

/** The site's own look: fonts, sizes, and the colors of its ten themes, as custom properties that all other styles read. */
export function siteCss(styles: SiteStyles): string {
  const themes = sectionThemes.map(
    (theme) => `[data-theme='${theme}']{${writeThemeVariables(deriveTheme(styles.palette, theme, styles.themes))}}`,
  )
  const ground = deriveTheme(styles.palette, 'white', styles.themes)
  const white = writeThemeVariables(ground)
  return [
    listFamilies(styles)
      .map((family) => writeFacesOf(styles, family))
      .join(''),
    `:root{--ground:${ground.background};${writeFontVariables(styles)}${writeTypeScale(styles)}${writeShapeVariables(styles)}${white}}`,
    `html{font-size:${(styles.baseSizePx / 16) * 100}%}`,
    ...themes,
    ...buttonKinds.map((kind) => writeButtonKind(kind, styles.buttons[kind])),
    writeImageHover(styles.images.hover),
    writeAnimation(styles.animation),
  ].join('')
}

/** The file that paints the headline: worth fetching before the styles are read. */
export function findHeadlineFont(styles: SiteStyles): FontResource | undefined {
  const { family, weight } = styles.fonts.heading
  return findFontFile(styles, family, weight)
}

function listFamilies(styles: SiteStyles): string[] {
  return [...new Set(Object.values(styles.fonts).map((use) => use.family))]
}

function writeFontVariables(styles: SiteStyles): string {
  return Object.entries(styles.fonts)
    .map(
      ([use, font]) =>
        `--${use}-font:${findFamily(styles, font.family).stack};--${use}-weight:${font.weight};--${use}-leading:${font.lineHeight};--${use}-tracking:${font.letterSpacingEm}em;`,
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
