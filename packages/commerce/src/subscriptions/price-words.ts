import { type BillingUnit, isIndefinite, type SubscriptionPlan } from './plan'

const unitNouns: Record<BillingUnit, string> = { weekly: 'week', monthly: 'month', yearly: 'year' }
const unitsInYear: Record<BillingUnit, number> = { weekly: 52, monthly: 12, yearly: 1 }

function countUnits(count: number, unit: BillingUnit): string {
  return `${count} ${unitNouns[unit]}${count === 1 ? '' : 's'}`
}

function describeDuration(plan: SubscriptionPlan): string {
  const { value, unit } = plan.billingPeriod
  const total = value * plan.numBillingCycles
  const isWholeYears = total % unitsInYear[unit] === 0
  return isWholeYears ? countUnits(total / unitsInYear[unit], 'yearly') : countUnits(total, unit)
}

export const noPlanText = 'Unavailable'

/** A subscription's price in words: '$5.00 every 2 months for 1 year'. */
export function describeSubscriptionPrice(price: string, plan: SubscriptionPlan | undefined): string {
  if (plan === undefined) return noPlanText
  const { value, unit } = plan.billingPeriod
  const every = value === 1 ? unitNouns[unit] : countUnits(value, unit)
  return `${price} every ${every}${isIndefinite(plan) ? '' : ` for ${describeDuration(plan)}`}`
}
