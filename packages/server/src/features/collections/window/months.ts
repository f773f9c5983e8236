import { instantOfWallTime, wallTimeOf } from '@sitewright/model/timing/zoned-time'

/** The month that clocks of the zone are in, such as `2026-11`. */
export function monthOf(at: number, timeZone: string): string {
  return wallTimeOf(at, timeZone).slice(0, 7)
}

/** The day that clocks of the zone show, such as `2026-11-19`. */
export function dayOf(at: number, timeZone: string): string {
  return wallTimeOf(at, timeZone).slice(0, 10)
}

export function moveMonth(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const moved = new Date(Date.UTC(2000, number - 1 + by, 1))
  moved.setUTCFullYear(moved.getUTCFullYear() - 2000 + year)
  return `${String(moved.getUTCFullYear()).padStart(4, '0')}-${String(moved.getUTCMonth() + 1).padStart(2, '0')}`
}

export function moveDay(day: string, by: number): string {
  const at = new Date(`${day}T00:00:00Z`)
  at.setUTCDate(at.getUTCDate() + by)
  return at.toISOString().slice(0, 10)
}

/** The last moment that is kept of anything. */
const lastMoment = Date.parse('9999-12-31T00:00:00Z')

/** When a day of the zone begins. */
export function startOfDay(day: string, timeZone: string): number {
  return instantOfWallTime(`${day}T00:00`, timeZone) ?? lastMoment
}

/** From the beginning of a month to that of the next. */
export function spanOfMonth(month: string, timeZone: string): { readonly from: Date; readonly to: Date } {
  const begin = (of: string) => new Date(startOfDay(`${of}-01`, timeZone))
  return { from: begin(month), to: begin(moveMonth(month, 1)) }
}
