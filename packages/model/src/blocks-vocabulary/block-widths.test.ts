import { expect, test } from 'vitest'
import { isNarrowImageBlock, isSmallNewsletterBlock } from './block-widths'

test('[BLOCK-039] [BLOCK-040] an image block is narrow under 415 pixels', () => {
  expect([414, 415].map(isNarrowImageBlock)).toEqual([true, false])
})

test('[BLOCK-043] [BLOCK-044] a newsletter block is small under 320 pixels', () => {
  expect([319, 320].map(isSmallNewsletterBlock)).toEqual([true, false])
})
