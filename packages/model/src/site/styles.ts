import { z } from 'zod'
import { sectionThemes } from '../pages/document'
import { maxWebFonts, typekitId, webFont, webFontKey } from './web-fonts'

const color = z.string().regex(/^#[0-9a-f]{6}$/, 'Enter a hex color such as #1f6b52.')

/** The five colors that all ten themes derive from. */
export const palette = z.strictObject({
  white: color,
  lightAccent: color,
  accent: color,
  darkAccent: color,
  black: color,
})
export type Palette = z.infer<typeof palette>

export const paletteNames = ['white', 'lightAccent', 'accent', 'darkAccent', 'black'] as const
export type PaletteName = (typeof paletteNames)[number]

/** The parts of a theme that an owner may give another palette color; the rest of the theme follows from them. */
export const themeRoles = ['background', 'text', 'heading', 'primary', 'secondary'] as const
export type ThemeRole = (typeof themeRoles)[number]

/** Palette names and no colors of their own: a theme follows when the palette changes. */
const themeChange = z.partialRecord(z.enum(themeRoles), z.enum(paletteNames))

/** Families the host serves itself; `fontFamilies` in the blocks package holds their files. */
export const fontNames = [
  'fraunces',
  'playfair-display',
  'newsreader',
  'figtree',
  'inter',
  'dm-sans',
  'space-grotesk',
  'jetbrains-mono',
  'system-sans',
  'system-serif',
  'system-mono',
] as const
export type FontName = (typeof fontNames)[number]

const fontUse = z.strictObject({
  family: z.union([z.enum(fontNames), webFontKey]),
  weight: z.number().int().min(100).max(900).default(400),
  lineHeight: z.number().min(0.8).max(2.5).default(1.2),
  letterSpacingEm: z.number().min(-0.1).max(0.5).default(0),
})

export const siteStyles = z.strictObject({
  palette: palette.default({
    white: '#ffffff',
    lightAccent: '#f2f0ec',
    accent: '#1f6b52',
    darkAccent: '#274238',
    black: '#14110f',
  }),
  fonts: z.strictObject({ heading: fontUse, body: fontUse, meta: fontUse }).default({
    heading: { family: 'system-serif', weight: 500, lineHeight: 1.12, letterSpacingEm: -0.01 },
    body: { family: 'system-sans', weight: 400, lineHeight: 1.6, letterSpacingEm: 0 },
    meta: { family: 'system-sans', weight: 500, lineHeight: 1.4, letterSpacingEm: 0.02 },
  }),
  /** Body size in px; headings follow by the scale. */
  baseSizePx: z.number().min(12).max(24).default(17),
  scale: z.number().min(1.05).max(1.6).default(1.28),
  spacing: z
    .strictObject({
      pageEdgeVw: z.number().min(0).max(12).default(4),
      /** Room above and below the content of every section, as a share of the usual. */
      sectionScale: z.number().min(0.4).max(2).default(1),
      /** Room between blocks that stand side by side or below each other. */
      gridGapPx: z.number().int().min(0).max(40).default(11),
    })
    .default({ pageEdgeVw: 4, sectionScale: 1, gridGapPx: 11 }),
  buttons: z
    .strictObject({
      shape: z.enum(['square', 'rounded', 'pill']).default('rounded'),
      padding: z.enum(['compact', 'normal', 'roomy']).default('normal'),
      primary: z.enum(['solid', 'outline']).default('solid'),
      secondary: z.enum(['solid', 'outline']).default('outline'),
      tertiary: z.enum(['solid', 'outline', 'text']).default('text'),
    })
    .default({ shape: 'rounded', padding: 'normal', primary: 'solid', secondary: 'outline', tertiary: 'text' }),
  images: z
    .strictObject({
      cornerRadiusPx: z.number().int().min(0).max(48).default(0),
      hover: z.enum(['none', 'zoom', 'fade']).default('none'),
    })
    .default({ cornerRadiusPx: 0, hover: 'none' }),
  animation: z.enum(['none', 'fade', 'rise']).default('none'),
  /** Families beside those that the host brings. */
  webFonts: z.array(webFont).max(maxWebFonts).default([]),
  /** The kit of the provider Typekit; empty without one. */
  typekitId: typekitId.default(''),
  themes: z.partialRecord(z.enum(sectionThemes), themeChange).default({}),
})
export type SiteStyles = z.infer<typeof siteStyles>
