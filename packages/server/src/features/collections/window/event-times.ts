import type { ItemLocation } from '@sitewright/model/collections/item'
import type { EventView } from '@sitewright/model/collections/item-card'
import { addressOfItem, type Collection } from './collection'
import { datesOf } from './item-dates'
import { dayOf, moveDay } from './months'
import type { ShownItem } from './rows'

/** An event whose times are known. */
export interface TimedItem extends ShownItem {
  readonly startsAt: Date
  readonly endsAt: Date
  readonly event: NonNullable<ShownItem['fields']['event']>
}

export function readTimes(item: ShownItem): TimedItem | null {
  const { startsAt, endsAt } = item
  const { event } = item.fields
  return startsAt === null || endsAt === null || event === null ? null : { ...item, startsAt, endsAt, event }
}

export function describeEvent(collection: Collection, item: ShownItem, now: number): EventView | null {
  const timed = readTimes(item)
  if (timed === null) return null
  const { event } = timed
  const { settings, texts } = collection.site
  const dates = datesOf(settings.language, event.timeZone)
  const start = timed.startsAt.getTime()
  // The last moment that the event has: the one at which it is over may be of the next day.
  const end = event.isAllDay ? Date.parse(event.endsAt) : timed.endsAt.getTime()
  const say = (at: number) => (event.isAllDay ? dates.wholeDay(at) : `${dates.wholeDay(at)}, ${dates.time(at)}`)
  const zone = event.isAllDay || event.timeZone === settings.timeZone ? '' : ` ${dates.zone(start)}`
  const range = event.isAllDay ? dates.dayRange(start, end) : dates.timeRange(start, end)
  return {
    start: { text: say(start), iso: isoOf(timed, start) },
    end: { text: say(end), iso: isoOf(timed, end) },
    day: dates.dayNumber(start),
    hours: event.isAllDay ? '' : dates.time(start),
    month: dates.shortMonth(start),
    when: event.isAllDay ? `${range} · ${texts.collections.events.allDay}` : range + zone,
    isPast: timed.endsAt.getTime() <= now,
    place: describePlace(item.fields.location),
    ticketsHref: event.ticketsUrl || null,
    googleHref: linkToGoogle(collection, timed),
    icsHref: `${addressOfItem(collection, item.slug)}?format=ical`,
  }
}

/** Of an event that lasts whole days, days. */
function isoOf({ event }: TimedItem, at: number): string {
  return event.isAllDay ? dayOf(at, event.timeZone) : new Date(at).toISOString()
}

function describePlace(location: ItemLocation | null): EventView['place'] {
  if (location === null) return null
  const { name, address } = location
  return name === '' && address === '' ? null : { name, address, mapHref: linkToMap(location) }
}

function linkToMap({ name, address, latitude, longitude }: ItemLocation): string | null {
  const words = address === '' && latitude !== null ? '' : [name, address].filter(Boolean).join(', ')
  const query = words || (latitude === null || longitude === null ? '' : `${latitude},${longitude}`)
  return query === '' ? null : `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query })}`
}

/** The times of an event as calendars read them: days, the last one not among them, or moments of UTC. */
export function calendarTimes({ event, startsAt, endsAt }: TimedItem): { readonly from: string; readonly to: string } {
  if (!event.isAllDay) return { from: compact(startsAt.toISOString()), to: compact(endsAt.toISOString()) }
  const last = dayOf(Date.parse(event.endsAt), event.timeZone)
  return {
    from: dayOf(startsAt.getTime(), event.timeZone).replaceAll('-', ''),
    to: moveDay(last, 1).replaceAll('-', ''),
  }
}

export function compact(iso: string): string {
  return `${iso.slice(0, 19).replace(/[-:]/g, '')}Z`
}

export function nameLocation({ fields: { location } }: Pick<ShownItem, 'fields'>): string {
  return location === null ? '' : [location.name, location.address].filter(Boolean).join(', ')
}

function linkToGoogle(collection: Collection, item: TimedItem): string {
  const { from, to } = calendarTimes(item)
  const page = collection.site.origin + addressOfItem(collection, item.slug)
  const location = nameLocation(item)
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: item.title,
    dates: `${from}/${to}`,
    details: [item.fields.excerpt, page].filter(Boolean).join('\n\n'),
    ...(location === '' ? {} : { location }),
  })
  return `https://calendar.google.com/calendar/render?${query}`
}
