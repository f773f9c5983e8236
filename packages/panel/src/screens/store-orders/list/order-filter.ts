import { instantOfWallTime, wallTimeOf } from '@sitewright/model/timing/zoned-time'
import type { OrderFilter } from '../../../data/store/orders'

const dayMs = 24 * 60 * 60_000

export function isNarrowed(filter: OrderFilter): boolean {
  return Object.values(filter).some((value) => value !== undefined && value !== '')
}

export function isSameFilter(a: OrderFilter, b: OrderFilter): boolean {
  const text = (filter: OrderFilter) =>
    JSON.stringify(
      Object.entries(filter)
        .filter(([, value]) => value !== undefined)
        .sort(),
    )
  return text(a) === text(b)
}

/** The moment at which a day begins on the clocks of the site; undefined when it is no day. */
export function startOfDay(day: string, timeZone: string): string | undefined {
  const instant = instantOfWallTime(`${day}T00:00`, timeZone)
  return instant === null ? undefined : new Date(instant).toISOString()
}

/** The moment at which a day ends: the next one begins. */
export function endOfDay(day: string, timeZone: string): string | undefined {
  const noon = Date.parse(`${day}T12:00Z`)
  return Number.isNaN(noon) ? undefined : startOfDay(new Date(noon + dayMs).toISOString().slice(0, 10), timeZone)
}

export function dayOf(instant: string | undefined, timeZone: string): string {
  return instant === undefined ? '' : wallTimeOf(Date.parse(instant), timeZone).slice(0, 10)
}

export function lastDayOf(before: string | undefined, timeZone: string): string {
  return before === undefined ? '' : wallTimeOf(Date.parse(before) - 1, timeZone).slice(0, 10)
}
