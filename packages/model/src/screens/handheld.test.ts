import { expect, test } from 'vitest'
import { isHandheld } from './handheld'

test('a device is handheld on a mobile screen, and without hover at any width', () => {
  expect(isHandheld({ windowWidth: 432, canHover: true })).toBe(true)
  expect(isHandheld({ windowWidth: 433, canHover: true })).toBe(false)
  expect(isHandheld({ windowWidth: 1400, canHover: false })).toBe(true)
})
