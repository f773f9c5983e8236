import type { Asset } from '@sitewright/model/assets/asset-answers'
import { guessFontFace } from '@sitewright/model/site/guess-font-face'
import type { SiteStyles } from '@sitewright/model/site/styles'
import { fontContentTypes, keyOfWebFont, maxWebFonts, type WebFont } from '@sitewright/model/site/web-fonts'

export const notAFont = 'This isn’t a font file. Upload WOFF2, WOFF, TTF or OTF.'
export const tooManyFonts = `A site can have ${maxWebFonts} fonts of its own. Remove one first.`

/** The styles with an uploaded file among their fonts: beside the other files of its family, or as a family of its own. */
export function addFontFile(styles: SiteStyles, asset: Asset, newId: () => string): SiteStyles | string {
  const format = fontContentTypes[asset.contentType]
  if (format === undefined) return notAFont
  const { family, style, weight } = guessFontFace(asset.name)
  const face = { assetId: asset.id, format, style, weight }
  const known = styles.webFonts.find((font) => font.source === 'upload' && font.name === family)
  if (known?.source === 'upload') {
    // A file for the same weight and style takes the place of the one before.
    const others = known.faces.filter((it) => it.style !== style || it.weight !== weight)
    return replaceFont(styles, { ...known, faces: [...others, face] })
  }
  if (styles.webFonts.length >= maxWebFonts) return tooManyFonts
  const font = { id: newId(), source: 'upload', name: family, kind: 'sans', faces: [face] } as const
  return { ...styles, webFonts: [...styles.webFonts, { ...font, faces: [...font.faces] }] }
}

export function addFont(styles: SiteStyles, font: WebFont): SiteStyles | string {
  return styles.webFonts.length >= maxWebFonts ? tooManyFonts : { ...styles, webFonts: [...styles.webFonts, font] }
}

export function replaceFont(styles: SiteStyles, font: WebFont): SiteStyles {
  return { ...styles, webFonts: styles.webFonts.map((it) => (it.id === font.id ? font : it)) }
}

const systemFonts = { sans: 'system-sans', serif: 'system-serif', mono: 'system-mono' } as const

/** What was written in it is from now on written in a font of the visitor's system. */
export function removeFont(styles: SiteStyles, font: WebFont): SiteStyles {
  const key = keyOfWebFont(font)
  const swap = <Use extends { family: string }>(use: Use): Use =>
    use.family === key ? { ...use, family: systemFonts[font.kind] } : use
  const { heading, body, meta } = styles.fonts
  return {
    ...styles,
    fonts: { heading: swap(heading), body: swap(body), meta: swap(meta) },
    webFonts: styles.webFonts.filter((it) => it.id !== font.id),
  }
}

/** What a family consists of, in a line. */
export function describeFont(font: WebFont): string {
  if (font.source === 'google') return ['Google Fonts', ...font.weights.map(String)].join(' · ')
  if (font.source === 'typekit') return 'Adobe Fonts (Typekit)'
  return font.faces
    .map(({ weight, style }) => `${weight ?? 'Variable'}${style === 'italic' ? ' italic' : ''}`)
    .join(' · ')
}
