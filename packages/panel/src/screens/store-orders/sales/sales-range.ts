import { wallTimeOf } from '@sitewright/model/timing/zoned-time'

export const rangeChoices = [
  { value: 'today', label: 'Today', days: 1 },
  { value: 'week', label: 'Last 7 days', days: 7 },
  { value: 'month', label: 'Last 30 days', days: 30 },
  { value: 'quarter', label: 'Last 90 days', days: 90 },
  { value: 'own', label: 'Custom dates', days: 30 },
] as const
export type RangeName = (typeof rangeChoices)[number]['value']

export interface DayRange {
  /** Days as `2026-03-01`, both counted in. */
  readonly first: string
  readonly last: string
}

const dayMs = 24 * 60 * 60_000

/** So many days that end today, on the clocks of the site. */
export function rangeUntilToday(days: number, now: number, timeZone: string): DayRange {
  const last = wallTimeOf(now, timeZone).slice(0, 10)
  const first = new Date(Date.parse(`${last}T12:00Z`) - (days - 1) * dayMs).toISOString().slice(0, 10)
  return { first, last }
}

/** How much more or less it is, in words: '12% more than before'. */
export function compareWords(now: number, before: number): string {
  if (before === 0) return now === 0 ? 'No change' : 'No previous data'
  const percent = Math.round(((now - before) / before) * 100)
  if (percent === 0) return 'No change'
  return `${Math.abs(percent).toLocaleString()}% ${percent > 0 ? 'more' : 'less'} than before`
}
