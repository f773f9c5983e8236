import { expect, test } from 'vitest'
import { cart } from '../../visitor-texts/english/cart'
import { badgeText, spokenBadgeLabel as speakIn } from './cart-badge'

const spokenBadgeLabel = (count: number) => speakIn(count, { language: 'en', ...cart.script })

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
