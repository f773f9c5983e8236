import { z } from 'zod'

const colour = z.string().regex(/^#[0-9a-f]{6}$/, 'Write a colour as six digits, such as #1f6b52.')

/** The five colours that all ten themes derive from. */
export const palette = z.strictObject({
  white: colour,
  lightAccent: colour,
  accent: colour,
  darkAccent: colour,
  black: colour,
})
export type Palette = z.infer<typeof palette>

/** Families the host serves itself; `fontFamilies` in the blocks package holds their files. */
export const fontNames = ['fraunces', 'figtree', 'system-sans', 'system-serif', 'system-mono'] as const
export type FontName = (typeof fontNames)[number]

const fontUse = z.strictObject({
  family: z.enum(fontNames),
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
  spacing: z.strictObject({ pageEdgeVw: z.number().min(0).max(12).default(4) }).default({ pageEdgeVw: 4 }),
  buttons: z
    .strictObject({
      shape: z.enum(['square', 'rounded', 'pill']).default('rounded'),
      primary: z.enum(['solid', 'outline']).default('solid'),
      secondary: z.enum(['solid', 'outline']).default('outline'),
      tertiary: z.enum(['solid', 'outline', 'text']).default('text'),
    })
    .default({ shape: 'rounded', primary: 'solid', secondary: 'outline', tertiary: 'text' }),
  animation: z.enum(['none', 'fade', 'rise']).default('none'),
})
export type SiteStyles = z.infer<typeof siteStyles>
