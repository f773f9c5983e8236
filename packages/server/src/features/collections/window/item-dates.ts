import { LRUCache } from 'lru-cache'

/** How people of a site read moments of a zone. */
export interface ItemDates {
  /** As in 'November 19, 2026'. */
  day(at: number): string
  /** With the weekday, as in 'Thursday, November 19, 2026'. */
  wholeDay(at: number): string
  /** The day of the month alone. */
  dayNumber(at: number): string
  shortMonth(at: number): string
  /** As in 'November 2026'. */
  month(at: number): string
  time(at: number): string
  /** From one day to another, without what both share. */
  dayRange(from: number, to: number): string
  /** The same with the hours. */
  timeRange(from: number, to: number): string
  weekday(at: number, width: 'short' | 'long'): string
  /** The short name of the zone at this moment, as in 'GMT+1'. */
  zone(at: number): string
}

/** Making a formatter is slow, and lists need several. */
const kept = new LRUCache<string, ItemDates>({ max: 200 })

export function datesOf(language: string, timeZone: string): ItemDates {
  const key = `${language} ${timeZone}`
  const found = kept.get(key) ?? makeDates(readableLocale(language), timeZone)
  kept.set(key, found)
  return found
}

/** A language that looks like one and is none is written as English. */
function readableLocale(language: string): string {
  try {
    return Intl.getCanonicalLocales(language)[0] ?? 'en'
  } catch {
    return 'en'
  }
}

function makeDates(locale: string, timeZone: string): ItemDates {
  const lazy = (options: Intl.DateTimeFormatOptions) => {
    let format: Intl.DateTimeFormat | undefined
    return () => {
      format ??= new Intl.DateTimeFormat(locale, { ...options, timeZone })
      return format
    }
  }
  const day = lazy({ dateStyle: 'long' })
  const wholeDay = lazy({ dateStyle: 'full' })
  const dayNumber = lazy({ day: 'numeric' })
  const shortMonth = lazy({ month: 'short' })
  const month = lazy({ month: 'long', year: 'numeric' })
  const time = lazy({ timeStyle: 'short' })
  const moment = lazy({ dateStyle: 'full', timeStyle: 'short' })
  const weekdays = { short: lazy({ weekday: 'short' }), long: lazy({ weekday: 'long' }) }
  const zone = lazy({ timeZoneName: 'short', hour: 'numeric' })
  return {
    day: (at) => day().format(at),
    wholeDay: (at) => wholeDay().format(at),
    dayNumber: (at) => dayNumber().format(at),
    shortMonth: (at) => shortMonth().format(at),
    month: (at) => month().format(at),
    time: (at) => time().format(at),
    dayRange: (from, to) => wholeDay().formatRange(from, to),
    timeRange: (from, to) => moment().formatRange(from, to),
    weekday: (at, width) => weekdays[width]().format(at),
    zone: (at) =>
      zone()
        .formatToParts(at)
        .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone,
  }
}
