import { z } from 'zod'
import { id } from '../id'
import { linkTarget } from '../link-targets/link-target'
import { moment } from '../timing/moment'
import { isTimeZone } from '../timing/time-zones'
import { tagTypes } from './tags'

export const maxTags = 100
const share = z.number().min(0).max(1)

/** Counted as people do: an emoji is one character. */
function name(what: 'tag' | 'category') {
  const { maxLength } = tagTypes[what]
  return z
    .string()
    .trim()
    .min(1, 'Enter a name.')
    .refine((text) => [...text].length <= maxLength, `A ${what} has at most ${maxLength} characters.`)
}
export const itemTag = name('tag')
export const itemCategory = name('category')

function areDifferent(names: readonly string[]): boolean {
  return new Set(names.map((it) => it.toLowerCase())).size === names.length
}

const tags = z.array(itemTag).max(maxTags, `At most ${maxTags} tags.`).refine(areDifferent, 'This tag already exists')
const categories = z
  .array(itemCategory)
  .max(maxTags, `At most ${maxTags} categories.`)
  .refine(areDifferent, 'This category already exists')

export const itemPicture = z.strictObject({
  assetId: id,
  /** The asset's own when empty. */
  alt: z.string().trim().max(1000).default(''),
  focalPoint: z.strictObject({ x: share, y: share }).default({ x: 0.5, y: 0.5 }),
})
export type ItemPicture = z.infer<typeof itemPicture>

export const itemLocation = z
  .strictObject({
    name: z.string().trim().max(200).default(''),
    address: z.string().trim().max(300).default(''),
    /** Both or neither. */
    latitude: z.number().min(-90).max(90).nullable().default(null),
    longitude: z.number().min(-180).max(180).nullable().default(null),
  })
  .refine(({ latitude, longitude }) => (latitude === null) === (longitude === null), {
    message: 'Enter both coordinates, or neither.',
    path: ['longitude'],
  })
export type ItemLocation = z.infer<typeof itemLocation>

/** When an event takes place. Of one that lasts whole days both are the midnights of its zone that begin its first and last day. */
export const eventTimes = z
  .strictObject({
    startsAt: moment,
    endsAt: moment,
    isAllDay: z.boolean().default(false),
    timeZone: z.string().max(60).refine(isTimeZone, 'Choose a time zone from the list.'),
    ticketsUrl: z.union([z.literal(''), linkTarget]).default(''),
  })
  .refine(({ startsAt, endsAt }) => Date.parse(endsAt) >= Date.parse(startsAt), {
    message: 'The event ends before it starts.',
    path: ['endsAt'],
  })
export type EventTimes = z.infer<typeof eventTimes>

/** What an item has beside what every page has. Its title, address, SEO and social fields are those of its page. */
export const itemFields = z.strictObject({
  /** As plain text; the first words of the body stand in for an empty one. */
  excerpt: z.string().trim().max(1000).default(''),
  picture: itemPicture.nullable().default(null),
  authorId: id.nullable().default(null),
  tags: tags.default([]),
  categories: categories.default([]),
  location: itemLocation.nullable().default(null),
  /** Where it was first published; the title in lists may lead there. */
  sourceUrl: z.union([z.literal(''), linkTarget]).default(''),
  /** Whether the title in lists leads to the source. */
  leadsToSource: z.boolean().default(false),
  isFeatured: z.boolean().default(false),
  allowsComments: z.boolean().default(true),
  /** The day that is shown and sorted by; when it was first published when null. */
  date: moment.nullable().default(null),
  /** Asks whoever may publish to read it. */
  isInReview: z.boolean().default(false),
  /** Of an event alone. */
  event: eventTimes.nullable().default(null),
  /** Of a post, heard on its page and in podcast apps. */
  audio: z
    .strictObject({ assetId: id, seconds: z.int().min(0).max(1_000_000).default(0) })
    .nullable()
    .default(null),
})
export type ItemFields = z.infer<typeof itemFields>
