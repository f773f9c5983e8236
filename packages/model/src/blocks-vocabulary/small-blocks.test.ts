import { expect, test } from 'vitest'
import {
  activatesDonation,
  describeTableBookingUse,
  followButtonText,
  foodOrderingLink,
  listPricingVisibility,
  needsCommentsCount,
} from './small-blocks'

test('[BLOCK-052] [BLOCK-053] [BLOCK-054] Enter and Space activate a donation, and no other key', () => {
  const activating = Array.from({ length: 256 }, (_, code) => code).filter(activatesDonation)
  expect(activating).toEqual([13, 32])
})

test('[BLOCK-059] exactly one of two prices is shown', () => {
  expect(listPricingVisibility(0)).toEqual([true, false])
  expect(listPricingVisibility(1)).toEqual([false, true])
})

test('a follow button names its account once', () => {
  expect(followButtonText('ada')).toBe('Follow @ada')
  expect(followButtonText('@ada')).toBe('Follow @ada')
})

test('[BLOCK-067] [BLOCK-068] a food-ordering link has these fields and reads Order Now unless told', () => {
  expect(Object.keys(foodOrderingLink.shape)).toEqual(['serviceId', 'displayName', 'linkTitle', 'slug'])
  const link = { serviceId: 's', displayName: 'Kitchen', slug: 'kitchen' }
  expect(foodOrderingLink.parse(link).linkTitle).toBe('Order Now')
  expect(foodOrderingLink.parse({ ...link, linkTitle: 'Eat' }).linkTitle).toBe('Eat')
})

test('comments are counted when they are on and have an owner', () => {
  expect(needsCommentsCount({ commentsEnabled: true, disqusShortname: 'kiln' })).toBe(true)
  expect(needsCommentsCount({ commentsEnabled: true, disqusShortname: '' })).toBe(false)
  expect(needsCommentsCount({ commentsEnabled: true })).toBe(false)
  expect(needsCommentsCount({ disqusShortname: 'kiln' })).toBe(false)
})

test('[BLOCK-031] [BLOCK-032] only people who are signed in are told that booking is a preview', () => {
  expect(describeTableBookingUse(false)).toBe(null)
  expect(describeTableBookingUse(true)).toBe('Preview Only - Please log out of your account in order to use the block.')
})
