import { expect, test } from 'vitest'
import { type CartEvent, cartStates, isCartAbandoned, nextCartState } from './lifecycle'

const events: CartEvent[] = ['change', 'start-checkout', 'purchase', 'expire']

test('a purchased cart is final', () => {
  for (const event of events) expect(nextCartState('purchased', event)).toBe(null)
})

test('a cart is bought only from checkout, and changing it leaves checkout', () => {
  expect(nextCartState('open', 'purchase')).toBe(null)
  expect(nextCartState('checkout-started', 'purchase')).toBe('purchased')
  expect(nextCartState('checkout-started', 'change')).toBe('open')
})

test('every cart state can be reached', () => {
  const reached = new Set<string>(['open'])
  for (const state of cartStates) for (const event of events) reached.add(nextCartState(state, event) ?? state)
  expect([...reached].sort()).toEqual([...cartStates].sort())
})

test('a cart untouched for 14 days is abandoned', () => {
  const days = (count: number) => count * 86_400_000
  expect(isCartAbandoned(0, days(14) - 1)).toBe(false)
  expect(isCartAbandoned(0, days(14))).toBe(true)
})
