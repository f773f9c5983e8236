import { fillPath } from '@sitewright/model/routes/fill-path'
import { paths } from '@sitewright/model/routes/paths'
import { type FontName, fontNames, type SiteStyles } from '@sitewright/model/site/styles'
import { type FontFace, findWebFont, fontFormats, keyOfWebFont, type WebFont } from '@sitewright/model/site/web-fonts'
import { type FontFamily, fontAddress, fontFamilies, stackEnds, writeFontFaces } from './fonts'

type WebFonts = Pick<SiteStyles, 'webFonts'>

/** A file that a browser fetches for a family. */
export interface FontResource {
  readonly address: string
  readonly contentType: string
}

/** The family of a use: one of the host's, or one that the owner brought. One that is gone is shown in a font of the visitor's. */
export function findFamily({ webFonts }: WebFonts, name: string): FontFamily {
  if (isBundled(name)) return fontFamilies[name]
  const font = findWebFont(webFonts, name)
  return font === undefined ? fontFamilies['system-sans'] : describeWebFont(font)
}

function describeWebFont(font: WebFont): FontFamily {
  const face = faceOf(font)
  return { label: font.name, kind: font.kind, stack: `'${face}', ${stackEnds[font.kind]}`, face, files: [] }
}

/** Uploaded files have a name of their own: a family of the host may be called the same. */
function faceOf(font: WebFont): string {
  return font.source === 'upload' ? keyOfWebFont(font) : font.name
}

export function writeFacesOf({ webFonts }: WebFonts, name: string): string {
  if (isBundled(name)) return writeFontFaces(name)
  const font = findWebFont(webFonts, name)
  if (font?.source !== 'upload') return ''
  return font.faces
    .map(
      (face) =>
        `@font-face{font-family:'${faceOf(font)}';font-style:${face.style};font-weight:${face.weight ?? '100 900'};font-display:swap;src:url(${addressOfFace(face)}) format('${fontFormats[face.format]}')}`,
    )
    .join('')
}

/** The file that draws upright text of this weight; none for fonts of the visitor's system and of providers. */
export function findFontFile({ webFonts }: WebFonts, name: string, weight: number): FontResource | undefined {
  if (isBundled(name)) {
    const file = fontFamilies[name].files.find(({ style }) => style === 'normal')
    return file && { address: fontAddress(file), contentType: 'font/woff2' }
  }
  const font = findWebFont(webFonts, name)
  if (font?.source !== 'upload') return undefined
  const distance = (face: FontFace) => Math.abs((face.weight ?? weight) - weight)
  const [face] = font.faces.filter(({ style }) => style === 'normal').sort((a, b) => distance(a) - distance(b))
  return face && { address: addressOfFace(face), contentType: `font/${face.format}` }
}

export function addressOfFace({ assetId, format }: Pick<FontFace, 'assetId' | 'format'>): string {
  return fillPath(paths.file, { assetId, name: `font.${format}` })
}

function isBundled(name: string): name is FontName {
  return fontNames.some((known) => known === name)
}
