import { addressOfItem, type Collection } from './collection'
import { calendarTimes, compact, nameLocation, readTimes, type TimedItem } from './event-times'
import { excerptOf } from './make-cards'
import type { ShownItem } from './rows'

/** Events as calendars take them (RFC 5545). Items without times are left out. */
export function writeCalendar(collection: Collection, items: readonly ShownItem[]): string {
  const timed = items.map(readTimes).filter((item) => item !== null)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Sitewright//Events//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(collection.title)}`,
    ...timed.flatMap((item) => writeEvent(collection, item)),
    'END:VCALENDAR',
  ]
  return `${lines.map(foldLine).join('\r\n')}\r\n`
}

/** Moments are those of UTC: no calendar needs to know when clocks change. */
function writeEvent(collection: Collection, item: TimedItem): string[] {
  const { from, to } = calendarTimes(item)
  const { site } = collection
  const kind = item.event.isAllDay ? ';VALUE=DATE' : ''
  const location = nameLocation(item)
  const { latitude = null, longitude = null } = item.fields.location ?? {}
  const words = excerptOf(collection, item)
  return [
    'BEGIN:VEVENT',
    `UID:${item.id}@${new URL(site.addresses.builtInAddress).hostname}`,
    `DTSTAMP:${compact(item.changedAt.toISOString())}`,
    `DTSTART${kind}:${from}`,
    // An end that is the start is none.
    ...(to === from ? [] : [`DTEND${kind}:${to}`]),
    `SUMMARY:${escapeText(item.title)}`,
    ...(words === '' ? [] : [`DESCRIPTION:${escapeText(words)}`]),
    ...(location === '' ? [] : [`LOCATION:${escapeText(location)}`]),
    ...(latitude === null || longitude === null ? [] : [`GEO:${latitude};${longitude}`]),
    `URL:${site.origin}${addressOfItem(collection, item.slug)}`,
    'END:VEVENT',
  ]
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r\n|\r|\n/g, '\\n')
}

const maxOctets = 75

/** A line has so many octets; the next one goes on behind a space. Characters are never cut in two. */
export function foldLine(line: string): string {
  const lines: string[] = []
  let current = ''
  let octets = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (octets + size > maxOctets) {
      lines.push(current)
      current = ' '
      octets = 1
    }
    current += character
    octets += size
  }
  return [...lines, current].join('\r\n')
}
