import { expect, test } from 'vitest'
import { isNarrowImageBlock, isReservationInColumn, isSmallNewsletterBlock, isWideTableBooking } from './block-widths'

test('[BLOCK-033] [BLOCK-034] a table booking is wide above 850 pixels', () => {
  expect([850, 851].map(isWideTableBooking)).toEqual([false, true])
})

test('[BLOCK-036] [BLOCK-037] a reservation is a column up to 750 pixels', () => {
  expect([750, 751].map(isReservationInColumn)).toEqual([true, false])
})

test('[BLOCK-039] [BLOCK-040] an image block is narrow under 415 pixels', () => {
  expect([414, 415].map(isNarrowImageBlock)).toEqual([true, false])
})

test('[BLOCK-043] [BLOCK-044] a newsletter block is small under 320 pixels', () => {
  expect([319, 320].map(isSmallNewsletterBlock)).toEqual([true, false])
})
