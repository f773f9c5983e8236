import { expect, test } from 'vitest'
import { billingDate } from './billing-dates'
import { listSubscriptionEvents, nextSubscriptionState, subscriptionStates } from './lifecycle'
import { billingUnits, isFinished, isIndefinite, type SubscriptionPlan, subscriptionPlan } from './plan'
import { describeSubscriptionPrice } from './price-words'

function plan(value: number, unit: SubscriptionPlan['billingPeriod']['unit'], numBillingCycles = 0) {
  return subscriptionPlan.parse({ billingPeriod: { value, unit }, numBillingCycles })
}

const words = (given: SubscriptionPlan) => describeSubscriptionPrice('$5.00', given)

test('[COM-029] a plan has a billing period and a number of cycles', () => {
  expect(Object.keys(subscriptionPlan.shape)).toEqual(['billingPeriod', 'numBillingCycles'])
  expect(Object.keys(subscriptionPlan.shape.billingPeriod.shape)).toEqual(['value', 'unit'])
})

test('[COM-030] a billing unit is weekly, monthly or yearly', () => {
  expect(billingUnits).toEqual(['weekly', 'monthly', 'yearly'])
  expect(subscriptionPlan.safeParse({ billingPeriod: { value: 1, unit: 'daily' } }).success).toBe(false)
})

test('[COM-031] 0 cycles go on for ever', () => {
  expect(isIndefinite(plan(1, 'monthly', 0))).toBe(true)
  expect(isFinished(plan(1, 'monthly', 0), 500)).toBe(false)
  expect(isFinished(plan(1, 'monthly', 3), 2)).toBe(false)
  expect(isFinished(plan(1, 'monthly', 3), 3)).toBe(true)
})

test('[COM-032] the price is worded by its unit', () => {
  expect(words(plan(1, 'weekly'))).toBe('$5.00 every week')
  expect(words(plan(1, 'monthly'))).toBe('$5.00 every month')
  expect(words(plan(1, 'yearly'))).toBe('$5.00 every year')
  expect(words(plan(2, 'monthly'))).toBe('$5.00 every 2 months')
})

test('[COM-033] a plan that ends after a year says for 1 year', () => {
  expect(words(plan(1, 'yearly', 1))).toBe('$5.00 every year for 1 year')
  expect(words(plan(1, 'monthly', 12))).toBe('$5.00 every month for 1 year')
  expect(words(plan(2, 'monthly', 6))).toBe('$5.00 every 2 months for 1 year')
  expect(words(plan(1, 'weekly', 52))).toBe('$5.00 every week for 1 year')
})

test('[COM-034] a limited plan says for how many periods', () => {
  expect(words(plan(1, 'weekly', 10))).toBe('$5.00 every week for 10 weeks')
  expect(words(plan(1, 'weekly', 1))).toBe('$5.00 every week for 1 week')
  expect(words(plan(1, 'monthly', 24))).toBe('$5.00 every month for 2 years')
})

test('[COM-035] an indefinite plan says nothing of an end', () => {
  expect(words(plan(3, 'weekly', 0))).toBe('$5.00 every 3 weeks')
})

test('a product without a plan is unavailable', () => {
  expect(describeSubscriptionPrice('$5.00', undefined)).toBe('Unavailable')
})

test('billing days do not drift over short months', () => {
  const start = new Date('2028-01-31T10:00:00Z')
  expect(billingDate(start, plan(1, 'monthly'), 1).toISOString()).toBe('2028-02-29T10:00:00.000Z')
  expect(billingDate(start, plan(1, 'monthly'), 2).toISOString()).toBe('2028-03-31T10:00:00.000Z')
  expect(billingDate(start, plan(2, 'weekly'), 1).toISOString()).toBe('2028-02-14T10:00:00.000Z')
  expect(billingDate(new Date('2028-02-29T00:00:00Z'), plan(1, 'yearly'), 1).toISOString()).toBe(
    '2029-02-28T00:00:00.000Z',
  )
})

test('three failed charges cancel a subscription, a good one revives it', () => {
  expect(nextSubscriptionState('active', 'charge-failed', 1)).toBe('past-due')
  expect(nextSubscriptionState('past-due', 'charge-failed', 2)).toBe('past-due')
  expect(nextSubscriptionState('past-due', 'charge-failed', 3)).toBe('canceled')
  expect(nextSubscriptionState('past-due', 'charged')).toBe('active')
  expect(nextSubscriptionState('canceled', 'charged')).toBe(null)
})

test('every subscription state can be reached', () => {
  const reached = new Set<string>(['active'])
  for (const state of subscriptionStates) {
    for (const event of listSubscriptionEvents(state)) reached.add(nextSubscriptionState(state, event, 0) ?? state)
  }
  expect([...reached].sort()).toEqual([...subscriptionStates].sort())
})
