import { z } from 'zod'
import { assetKind } from '../assets/asset-answers'
import { id } from '../id'

/** What is drawn of an item, wherever it is listed: the host has chosen the words, days and addresses. */

const link = z.strictObject({ label: z.string(), href: z.string() })
export type ItemLink = z.infer<typeof link>

/** A moment as people of the site read it, and as programs do. */
const shownTime = z.strictObject({ text: z.string(), iso: z.string() })
export type ShownTime = z.infer<typeof shownTime>

const picture = z.strictObject({
  asset: z.strictObject({
    id,
    address: z.string(),
    kind: assetKind,
    contentType: z.string(),
    width: z.int().nullable(),
    height: z.int().nullable(),
    altText: z.string(),
    hasWidths: z.boolean(),
    placeholder: z.string().nullable(),
    tones: z.string().nullable(),
  }),
  alt: z.string(),
  focalPoint: z.strictObject({ x: z.number(), y: z.number() }),
})

const event = z.strictObject({
  start: shownTime,
  end: shownTime,
  /** Of the day, for the large letters of a list. */
  day: z.string(),
  /** When it starts on its day; empty where it lasts whole days. */
  hours: z.string(),
  month: z.string(),
  /** Day and hours in one line, with the zone where it is not the site's. */
  when: z.string(),
  isPast: z.boolean(),
  place: z.strictObject({ name: z.string(), address: z.string(), mapHref: z.string().nullable() }).nullable(),
  ticketsHref: z.string().nullable(),
  googleHref: z.string(),
  icsHref: z.string(),
})
export type EventView = z.infer<typeof event>

export const itemCard = z.strictObject({
  id,
  href: z.string(),
  /** Whether it leads to another site. */
  leadsElsewhere: z.boolean(),
  title: z.string(),
  excerpt: z.string(),
  picture: picture.nullable(),
  date: shownTime.nullable(),
  author: link.nullable(),
  categories: z.array(link).readonly(),
  tags: z.array(link).readonly(),
  /** In the words of the site, such as '4 min read'; empty where it is not shown. */
  readingTime: z.string(),
  /** As '3 comments'; empty where none are shown. */
  comments: z.string(),
  isFeatured: z.boolean(),
  isForMembers: z.boolean(),
  event: event.nullable(),
})
export type ItemCard = z.infer<typeof itemCard>

const calendarDay = z.strictObject({
  iso: z.string(),
  number: z.string(),
  /** As screen readers say it. */
  label: z.string(),
  isOfMonth: z.boolean(),
  isToday: z.boolean(),
  events: z.array(itemCard).readonly(),
})
export type CalendarDay = z.infer<typeof calendarDay>

/** A month of events. Weeks are whole; days of other months are in them. */
export const calendarView = z.strictObject({
  title: z.string(),
  previous: link,
  next: link,
  weekdays: z.array(z.strictObject({ short: z.string(), long: z.string() })).readonly(),
  weeks: z.array(z.array(calendarDay).readonly()).readonly(),
})
export type CalendarView = z.infer<typeof calendarView>
