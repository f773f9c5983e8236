import { z } from 'zod'
import { id } from '../id'

export const fontKinds = ['sans', 'serif', 'mono'] as const
export type FontKind = (typeof fontKinds)[number]

/** Font files by their ending, and what CSS calls them. */
export const fontFormats = { woff2: 'woff2', woff: 'woff', ttf: 'truetype', otf: 'opentype' } as const
export type FontFormat = keyof typeof fontFormats
export const fontContentTypes: Readonly<Record<string, FontFormat>> = {
  'font/woff2': 'woff2',
  'font/woff': 'woff',
  'font/ttf': 'ttf',
  'font/otf': 'otf',
}
export const maxFontFileMb = 5

/** Letters, digits and a few marks: the name stands inside quotes in CSS and in an address. */
export const fontFamilyName = z
  .string()
  .trim()
  .max(60, 'Use at most 60 characters.')
  .regex(/^[\p{L}\p{N}][\p{L}\p{N} ._+-]*$/u, 'Use letters, digits, spaces and dashes.')

export const fontFace = z.strictObject({
  assetId: id,
  format: z.enum(Object.keys(fontFormats) as [FontFormat, ...FontFormat[]]),
  style: z.enum(['normal', 'italic']),
  /** Null for a variable font, which has all of them. */
  weight: z.number().int().min(100).max(900).nullable(),
})
export type FontFace = z.infer<typeof fontFace>

const shared = { id, name: fontFamilyName, kind: z.enum(fontKinds).default('sans') }
export const maxWebFonts = 20

/** A family that the owner brought: their own files, or the name of one that a provider hosts. */
export const webFont = z.discriminatedUnion('source', [
  z.strictObject({ ...shared, source: z.literal('upload'), faces: z.array(fontFace).min(1).max(18) }),
  z.strictObject({
    ...shared,
    source: z.literal('google'),
    /** Only weights that the family has: the provider refuses a request for others. */
    weights: z.array(z.number().int().min(100).max(900)).max(9).default([]),
  }),
  z.strictObject({ ...shared, source: z.literal('typekit') }),
])
export type WebFont = z.infer<typeof webFont>

export const typekitId = z
  .string()
  .max(20, 'A kit’s ID has at most 20 characters.')
  .regex(/^[a-z0-9]*$/i, 'A kit’s ID has letters and digits only.')

const prefix = 'web-'
/** What a use of a font is stored as. */
export const webFontKey = z.string().regex(/^web-[0-9a-f]{24}$/, 'This font doesn’t exist.')
export const keyOfWebFont = (font: Pick<WebFont, 'id'>) => prefix + font.id

export function findWebFont(webFonts: readonly WebFont[], key: string): WebFont | undefined {
  return webFonts.find((font) => keyOfWebFont(font) === key)
}

interface FontStyles {
  readonly webFonts: readonly WebFont[]
  readonly typekitId: string
  readonly fonts: Readonly<Record<string, { readonly family: string; readonly weight: number }>>
}

/** What a page must know of fonts that a provider hosts: those in use alone, so that nobody is asked for others. */
export function describeProvidedFonts({ webFonts, typekitId, fonts }: FontStyles) {
  const uses = Object.values(fonts)
  const used = webFonts.filter((font) => uses.some(({ family }) => family === keyOfWebFont(font)))
  const google = used.filter((font) => font.source === 'google')
  const kit = typekitId === '' ? [] : used.filter((font) => font.source === 'typekit')
  const variationsOf = (font: WebFont) => [
    ...new Set(uses.filter(({ family }) => family === keyOfWebFont(font)).map(({ weight }) => toVariation(weight))),
  ]
  return {
    ...(google.length > 0 ? { googleFonts: google.map(toFamily) } : {}),
    ...(kit.length > 0
      ? {
          typekitId,
          typekitFonts: Object.fromEntries(
            kit.map((font) => [font.name, { id: font.id, variations: variationsOf(font) }]),
          ),
        }
      : {}),
  }
}

function toFamily({ name, weights }: Extract<WebFont, { source: 'google' }>): string {
  const sorted = [...new Set(weights)].sort((a, b) => a - b)
  return sorted.length === 0 ? name : `${name}:wght@${sorted.join(';')}`
}

/** As the provider writes it: `n4` is upright of weight 400. */
function toVariation(weight: number): string {
  return `n${Math.min(9, Math.max(1, Math.round(weight / 100)))}`
}
