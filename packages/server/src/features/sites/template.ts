import { pageSettings } from '@sitewright/model/pages/page-settings'
import { siteHeaderFooter } from '@sitewright/model/site/header-footer'
import { siteSettings } from '@sitewright/model/site/settings'
import { siteStyles } from '@sitewright/model/site/styles'
import { z } from 'zod'

const key = z.string().regex(/^[a-z0-9][a-z0-9-]{0,60}$/)

const templatePage = z.strictObject({
  key,
  parentKey: key.optional(),
  /** `parentId` is given by `parentKey`. */
  settings: z.record(z.string(), z.unknown()),
  document: z.unknown(),
})

const templateAsset = z.strictObject({
  key,
  /** A path inside the template's folder. */
  file: z.string().regex(/^(?!.*\.\.)[\w][\w./ -]*$/),
  altText: z.string().max(500).default(''),
})

/**
 * A starter site as data. Anywhere inside, the whole strings `asset:KEY` and `page:KEY` stand for the ids that the picture
 * or page gets; the parts are checked after these are filled in.
 */
export const templateSite = z.strictObject({
  label: z.string().max(80),
  description: z.string().max(300).default(''),
  /** A picture of it, in the template's folder. */
  preview: z.string().optional(),
  settings: z.record(z.string(), z.unknown()).default({}),
  styles: z.unknown().optional(),
  headerFooter: z.unknown().optional(),
  urlMappings: z.string().default(''),
  pages: z.array(templatePage).min(1),
  assets: z.array(templateAsset).default([]),
})
export type TemplateSite = z.infer<typeof templateSite>

export const templateParts = {
  settings: siteSettings,
  styles: siteStyles,
  headerFooter: siteHeaderFooter,
  page: pageSettings,
}

/** One empty page, for people who know what they want. */
export const blankTemplate: TemplateSite = templateSite.parse({
  label: 'Blank',
  description: 'One empty page. Everything else is yours to add.',
  settings: { homepageId: 'page:home' },
  // The same on every machine, unlike the visitor's own fonts; the pairing "Workshop" of the design panel.
  styles: {
    fonts: {
      heading: { family: 'fraunces', weight: 500, lineHeight: 1.1, letterSpacingEm: -0.015 },
      body: { family: 'figtree', weight: 400, lineHeight: 1.6, letterSpacingEm: 0 },
      meta: { family: 'figtree', weight: 500, lineHeight: 1.4, letterSpacingEm: 0.01 },
    },
  },
  pages: [{ key: 'home', settings: { title: 'Home', slug: 'home' }, document: { format: 1, sections: [] } }],
})

/** Replaces placeholders throughout; unknown ones are a mistake in the template and end the loading. */
export function fillPlaceholders(value: unknown, ids: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') {
    if (!/^(asset|page):[a-z0-9][a-z0-9-]{0,60}$/.test(value)) return value
    const filled = ids.get(value)
    if (filled === undefined) throw new Error(`The template has nothing named ${value}`)
    return filled
  }
  if (Array.isArray(value)) return value.map((item) => fillPlaceholders(item, ids))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, fillPlaceholders(item, ids)]))
}
