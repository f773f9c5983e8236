import type { CalendarDay, CalendarView, ItemCard } from '@sitewright/model/collections/item-card'
import type { Collection } from './collection'
import { readTimes } from './event-times'
import { datesOf } from './item-dates'
import { addressOfList, type ListQuery } from './list-query'
import { dayOf, moveDay, moveMonth } from './months'
import type { ShownItem } from './rows'

interface CalendarInput {
  readonly collection: Collection
  readonly query: ListQuery
  /** Such as `2026-11`. */
  readonly month: string
  readonly events: readonly { readonly item: ShownItem; readonly card: ItemCard }[]
  readonly now: number
}

const daysOfWeek = 7

/** A month of events in whole weeks, which begin as people of the language have it. */
export function makeCalendar({ collection, query, month, events, now }: CalendarInput): CalendarView {
  const { site, timeZone } = collection
  const { language } = site.settings
  // Days of a calendar are the same in every zone.
  const dates = datesOf(language, 'UTC')
  const texts = site.texts.collections.events
  const today = dayOf(now, timeZone)
  const first = firstDayShown(month, language)
  const last = `${moveMonth(month, 1)}-01`
  const byDay = groupByDay(events, { timeZone, first, end: moveDay(last, daysOfWeek) })
  const weeks: CalendarDay[][] = []
  for (let day = first; day < last; day = moveDay(day, daysOfWeek)) {
    weeks.push(Array.from({ length: daysOfWeek }, (_, index) => describeDay(moveDay(day, index))))
  }

  function describeDay(iso: string): CalendarDay {
    const at = Date.parse(iso)
    const own = byDay.get(iso) ?? []
    return {
      iso,
      number: dates.dayNumber(at),
      label: dates.wholeDay(at),
      isOfMonth: iso.startsWith(month),
      isToday: iso === today,
      events: own,
    }
  }

  const linkTo = (by: number) => addressOfList(collection, { ...query, month: moveMonth(month, by) })
  return {
    title: dates.month(Date.parse(`${month}-01`)),
    previous: { label: texts.previousMonth, href: linkTo(-1) },
    next: { label: texts.nextMonth, href: linkTo(1) },
    weekdays: Array.from({ length: daysOfWeek }, (_, index) => {
      const at = Date.parse(moveDay(first, index))
      return { short: dates.weekday(at, 'short'), long: dates.weekday(at, 'long') }
    }),
    weeks,
  }
}

/** The first day of the week that the month begins in. */
export function firstDayShown(month: string, language: string): string {
  const begin = `${month}-01`
  const weekday = new Date(`${begin}T00:00:00Z`).getUTCDay()
  return moveDay(begin, -((weekday - firstWeekday(language) + daysOfWeek) % daysOfWeek))
}

interface WeekInfo {
  readonly firstDay: number
}

/** 0 is Sunday. Runtimes that know no weeks begin them on Monday, as the standard has it. */
function firstWeekday(language: string): number {
  try {
    const locale: Intl.Locale & { getWeekInfo?: () => WeekInfo; weekInfo?: WeekInfo } = new Intl.Locale(language)
    return (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? 1
  } catch {
    return 1
  }
}

interface ShownDays {
  readonly timeZone: string
  readonly first: string
  /** Behind the last one. */
  readonly end: string
}

/** An event is on each of its days, as clocks of the site have them; one of whole days on those of its own zone. */
function groupByDay(events: CalendarInput['events'], { timeZone, first, end }: ShownDays): Map<string, ItemCard[]> {
  const byDay = new Map<string, ItemCard[]>()
  for (const { item, card } of events) {
    const timed = readTimes(item)
    if (timed === null) continue
    const zone = timed.event.isAllDay ? timed.event.timeZone : timeZone
    const begin = dayOf(timed.startsAt.getTime(), zone)
    // The moment at which it is over may begin a day that it is not on any more.
    const last = dayOf(Math.max(timed.startsAt.getTime(), timed.endsAt.getTime() - 1), zone)
    for (let day = begin < first ? first : begin; day <= last && day < end; day = moveDay(day, 1))
      byDay.set(day, [...(byDay.get(day) ?? []), card])
  }
  return byDay
}
