import { expect, test } from 'vitest'
import { activatesDonation, listPricingVisibility } from './small-blocks'

test('[BLOCK-052] [BLOCK-053] [BLOCK-054] Enter and Space activate a donation, and no other key', () => {
  const activating = Array.from({ length: 256 }, (_, code) => code).filter(activatesDonation)
  expect(activating).toEqual([13, 32])
})

test('[BLOCK-059] exactly one of two prices is shown', () => {
  expect(listPricingVisibility(0)).toEqual([true, false])
  expect(listPricingVisibility(1)).toEqual([false, true])
})
