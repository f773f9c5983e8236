import { expect, test } from 'vitest'
import { badgeText, firstIndicator, spokenBadgeLabel, summariseCart, syncIndicator } from './indicator'

test('[COM-074] a summary is the count of items and the subtotal as text', () => {
  const summary = summariseCart({ totalQuantity: 3, subtotalAmount: { cents: 4650, currency: 'USD' } })
  expect(summary).toEqual({ itemsCount: 3, subtotal: '$46.50' })
})

test('[COM-075] the indicator is initialised by its first sync', () => {
  expect(firstIndicator.isInitialised).toBe(false)
  expect(syncIndicator({ itemsCount: 2, subtotal: '$5.00' })).toEqual({
    itemsCount: 2,
    subtotal: '$5.00',
    isInitialised: true,
  })
})

test('[COM-076] [COM-077] the badge shows the count up to 100 and 100+ above', () => {
  expect([0, 1, 99, 100, 101, 5000].map(badgeText)).toEqual(['', '1', '99', '100', '100+', '100+'])
})

test('[COM-078] one item is spoken of in words', () => {
  expect(spokenBadgeLabel(1)).toBe('One item in cart')
})

test('[COM-079] two to a hundred items are counted', () => {
  expect(spokenBadgeLabel(2)).toBe('2 items in cart')
  expect(spokenBadgeLabel(100)).toBe('100 items in cart')
  expect(spokenBadgeLabel(0)).toBe('0 items in cart')
})

test('[COM-080] above a hundred items are not counted', () => {
  expect(spokenBadgeLabel(101)).toBe('More than 100 items in cart')
})
