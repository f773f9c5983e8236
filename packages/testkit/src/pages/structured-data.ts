import { z } from 'zod'

const text = z.string().min(1)
const address = z.url({ protocol: /^https?$/ })
/** With a point, and nothing between thousands. */
const amount = z.string().regex(/^\d+(\.\d{2,3})?$/)
const currency = z.string().regex(/^[A-Z]{3}$/)
const schemaOrg = (...names: string[]) => z.enum(names.map((name) => `https://schema.org/${name}`))
const top = { '@context': z.literal('https://schema.org') }

const offer = z.strictObject({
  '@type': z.literal('Offer'),
  url: address,
  name: text.optional(),
  sku: text,
  price: amount,
  priceCurrency: currency,
  availability: schemaOrg('InStock', 'OutOfStock'),
  itemCondition: schemaOrg('NewCondition'),
})

const aggregateOffer = z
  .strictObject({
    '@type': z.literal('AggregateOffer'),
    lowPrice: amount,
    highPrice: amount,
    priceCurrency: currency,
    offerCount: z.int().min(2),
    offers: z.array(offer),
  })
  .superRefine(({ offers, ...whole }, { addIssue }) => {
    const prices = offers.map(({ price }) => Number(price))
    const told = [Number(whole.lowPrice), Number(whole.highPrice), whole.offerCount].join()
    const meant = [Math.min(...prices), Math.max(...prices), offers.length].join()
    if (told !== meant) addIssue({ code: 'custom', message: `says ${told} of offers that are ${meant}` })
    const repeated = offers.length - new Set(offers.map(({ url }) => url)).size
    if (repeated > 0) addIssue({ code: 'custom', message: 'two offers have one address' })
    if (offers.some((it) => it.priceCurrency !== whole.priceCurrency))
      addIssue({ code: 'custom', message: 'an offer has another currency' })
  })

const product = z.strictObject({
  ...top,
  '@type': z.literal('Product'),
  name: text,
  url: address,
  description: text.max(5000).optional(),
  image: z.array(address).min(1).optional(),
  sku: text.optional(),
  productID: text.optional(),
  // Search engines show no product without one of offers, reviews and rating.
  offers: z.discriminatedUnion('@type', [offer, aggregateOffer]),
})

const breadcrumbList = z.strictObject({
  ...top,
  '@type': z.literal('BreadcrumbList'),
  itemListElement: z
    .array(z.strictObject({ '@type': z.literal('ListItem'), position: z.int(), name: text, item: address }))
    .min(2)
    .refine((items) => items.every(({ position }, index) => position === index + 1), 'positions count from 1'),
})

const moment = z.iso.datetime({ offset: true })
const person = z.strictObject({
  '@type': z.literal('Person'),
  name: text,
  url: address,
  sameAs: z.array(address),
})
const organization = z.strictObject({ '@type': z.literal('Organization'), name: text, url: address })

const thing = {
  ...top,
  name: text,
  url: address,
  description: text.optional(),
  image: z.array(address).min(1).optional(),
  inLanguage: text,
}
const work = {
  mainEntityOfPage: address,
  datePublished: moment,
  dateModified: moment,
  author: z.discriminatedUnion('@type', [person, organization]),
  publisher: organization,
  articleSection: z.array(text).min(1).optional(),
  keywords: z.array(text).min(1).optional(),
  wordCount: z.int().min(1).optional(),
  isAccessibleForFree: z.literal(false).optional(),
}
const blogPosting = z.strictObject({ ...thing, ...work, '@type': z.literal('BlogPosting'), headline: text })
const creativeWork = z.strictObject({ ...thing, ...work, '@type': z.literal('CreativeWork') })
const imageObject = z.strictObject({ ...thing, ...work, '@type': z.literal('ImageObject'), contentUrl: address })

const dayOrMoment = z.union([z.iso.date(), moment])
const place = z.strictObject({
  '@type': z.literal('Place'),
  name: text,
  address: text.optional(),
  geo: z.strictObject({ '@type': z.literal('GeoCoordinates'), latitude: z.number(), longitude: z.number() }).optional(),
})
const event = z.strictObject({
  ...thing,
  '@type': z.literal('Event'),
  startDate: dayOrMoment,
  endDate: dayOrMoment,
  eventStatus: schemaOrg('EventScheduled'),
  eventAttendanceMode: schemaOrg('OfflineEventAttendanceMode'),
  location: place.optional(),
  offers: z.strictObject({ '@type': z.literal('Offer'), url: address }).optional(),
  organizer: organization,
})

const webSite = z.looseObject({ ...top, '@type': z.literal('WebSite'), name: text, url: address })

/**
 * What pages say of themselves for search engines, by the vocabulary of schema.org and by what Google asks of products,
 * articles, events and breadcrumbs. A type or a property that is not listed here is not known there, or was never looked up.
 */
const validator = z.discriminatedUnion('@type', [
  product,
  breadcrumbList,
  blogPosting,
  creativeWork,
  imageObject,
  event,
  webSite,
])

export type StructuredData = z.infer<typeof validator>

const script = /<script type="application\/ld\+json">(.*?)<\/script>/gs

/** The structured data of a page; throws where a validator would complain. */
export function readStructuredData(html: string): StructuredData[] {
  return [...html.matchAll(script)].map(([, json = '']) => validator.parse(JSON.parse(json)))
}
