import type { SubscriptionPlan } from './plan'

/** The last day of the month when the month is shorter: 31 January and a month is 28 or 29 February. */
function addMonths(start: Date, months: number): Date {
  const date = new Date(start)
  date.setUTCDate(1)
  date.setUTCMonth(start.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  date.setUTCDate(Math.min(start.getUTCDate(), lastDay))
  return date
}

/** When charge number `cycle` is due, counted from 0 at the start. Always reckoned from the start, so days do not drift. */
export function billingDate(start: Date, plan: SubscriptionPlan, cycle: number): Date {
  const { value, unit } = plan.billingPeriod
  const periods = value * cycle
  if (unit === 'weekly') return new Date(start.getTime() + periods * 7 * 24 * 60 * 60 * 1000)
  return addMonths(start, unit === 'monthly' ? periods : periods * 12)
}
