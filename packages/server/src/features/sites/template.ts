import { authorsDocument } from '@sitewright/model/collections/answers/author'
import { deliverySettings } from '@sitewright/model/commerce/selling/delivery'
import { taxSettings } from '@sitewright/model/commerce/selling/tax'
import { storeSettings } from '@sitewright/model/commerce/store/store-settings'
import { siteHeaderFooter } from '@sitewright/model/header-footer/site-header-footer'
import { pageFormat } from '@sitewright/model/pages/document'
import { pageSettings } from '@sitewright/model/pages/page-settings'
import { siteSettings } from '@sitewright/model/site/settings'
import { siteStyles } from '@sitewright/model/site/styles'
import { instantOfWallTime, wallTimeOf } from '@sitewright/model/timing/zoned-time'
import { z } from 'zod'

const key = z.string().regex(/^[a-z0-9][a-z0-9-]{0,60}$/)

const templatePage = z.strictObject({
  key,
  parentKey: key.optional(),
  /** Of an item: the page of its collection. */
  collectionKey: key.optional(),
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
 * or page gets, `day:-12 09:00` for a time so many days from the day on which the site is made, in its time zone, and
 * `{{title}}`, `{{description}}` and `{{email}}` within a string for words of the new site; the parts are checked after these are
 * filled in.
 */
export const templateSite = z.strictObject({
  label: z.string().max(80),
  description: z.string().max(300).default(''),
  /** A picture of it, in the template's folder. */
  preview: z.string().optional(),
  settings: z.record(z.string(), z.unknown()).default({}),
  styles: z.unknown().optional(),
  headerFooter: z.unknown().optional(),
  authors: z.unknown().optional(),
  urlMappings: z.string().default(''),
  pages: z.array(templatePage).min(1),
  assets: z.array(templateAsset).default([]),
})
export type TemplateSite = z.infer<typeof templateSite>

/** The store of a starter site, which a site can be made without. Ids are filled in as in the rest. */
export const templateStore = z.strictObject({
  page: templatePage,
  /** The page that it stands behind. */
  pageAfter: key,
  assets: z.array(templateAsset).default([]),
  settings: z.unknown(),
  delivery: z.unknown(),
  tax: z.unknown(),
  /** What it sells; read by the capability that fills it. */
  catalog: z.unknown(),
})
export type TemplateStore = z.infer<typeof templateStore>

export const templateParts = {
  settings: siteSettings,
  styles: siteStyles,
  headerFooter: siteHeaderFooter,
  page: pageSettings,
  authors: authorsDocument,
  store: storeSettings,
  delivery: deliverySettings,
  tax: taxSettings,
}

/** One empty page, for people who know what they want. */
export const blankTemplate: TemplateSite = templateSite.parse({
  label: 'Blank',
  description: 'Start from scratch with one empty page.',
  settings: { homepageId: 'page:home' },
  // The same on every machine, unlike the visitor's own fonts; the pairing "Workshop" of the design panel.
  styles: {
    fonts: {
      heading: { family: 'fraunces', weight: 500, lineHeight: 1.1, letterSpacingEm: -0.015 },
      body: { family: 'figtree', weight: 400, lineHeight: 1.6, letterSpacingEm: 0 },
      meta: { family: 'figtree', weight: 500, lineHeight: 1.4, letterSpacingEm: 0.01 },
    },
  },
  pages: [{ key: 'home', settings: { title: 'Home', slug: 'home' }, document: { format: pageFormat, sections: [] } }],
})

/** What a new site says of its business in the place of the template's. */
export interface OwnersWords {
  readonly title: string
  readonly description: string
  readonly email: string
}

/** Replaces names and words throughout; an unknown name is a mistake in the template and ends the loading. */
export function fillTemplate(value: unknown, ids: ReadonlyMap<string, string>, words: OwnersWords, day: Day): unknown {
  if (typeof value === 'string') return fillDay(value, day) ?? fillText(value, ids, words)
  if (Array.isArray(value)) return value.map((item) => fillTemplate(item, ids, words, day))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, fillTemplate(item, ids, words, day)]))
}

/** On which a site is made. */
export interface Day {
  readonly now: number
  readonly timeZone: string
}

const dayMs = 24 * 60 * 60 * 1000

function fillDay(text: string, { now, timeZone }: Day): string | null {
  const [, days, time] = /^day:([+-]\d{1,4}) (\d\d:\d\d)$/.exec(text) ?? []
  if (days === undefined) return null
  const [day = ''] = wallTimeOf(now, timeZone).split('T')
  const wished = new Date(Date.parse(day) + Number(days) * dayMs).toISOString().slice(0, 10)
  const instant = instantOfWallTime(`${wished}T${time}`, timeZone)
  if (instant === null) throw new Error(`The template names no time with ${text}`)
  return new Date(instant).toISOString()
}

const placeholder = /\{\{(title|description|email)\}\}/g
/** Where nothing is known of the site; for its owner, who sees it before anybody else. */
const undescribed = 'Tell visitors what you do, in one sentence.'

function fillText(text: string, ids: ReadonlyMap<string, string>, words: OwnersWords): string {
  if (!/^(asset|page|category):[a-z0-9][a-z0-9-]{0,60}$/.test(text))
    return text.replace(placeholder, (_, name: keyof OwnersWords) => words[name] || undescribed)
  const filled = ids.get(text)
  if (filled === undefined) throw new Error(`The template has nothing named ${text}`)
  return filled
}
