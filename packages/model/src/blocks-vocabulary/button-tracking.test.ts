import { expect, test } from 'vitest'
import { buttonTracking } from './button-tracking'

test('[BLOCK-028] a button tells these things about itself', () => {
  expect(Object.keys(buttonTracking.shape)).toEqual([
    'id',
    'buttonText',
    'clickthroughUrl',
    'alignment',
    'size',
    'newWindow',
    'context',
  ])
})
