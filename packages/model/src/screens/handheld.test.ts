import { expect, test } from 'vitest'
import { isHandheld, isMobileScreen } from './handheld'

test('the mobile screen rule ends at 432 pixels', () => {
  expect(isMobileScreen(432)).toBe(true)
  expect(isMobileScreen(433)).toBe(false)
})

test('a device without hover is handheld at any width', () => {
  expect(isHandheld({ windowWidth: 1400, canHover: false })).toBe(true)
  expect(isHandheld({ windowWidth: 1400, canHover: true })).toBe(false)
  expect(isHandheld({ windowWidth: 400, canHover: true })).toBe(true)
})
