import { expect, test } from 'vitest'
import { popupTrigger } from './popup-settings'
import { defaultPopupTrigger, isPopupTriggered } from './popup-trigger'

const start = { secondsOnPage: 0, scrolledPercent: 0, hasShownPopup: false }

test('a popup opens after five seconds unless the owner chose otherwise', () => {
  expect(isPopupTriggered(defaultPopupTrigger, { ...start, secondsOnPage: 4.9 })).toBe(false)
  expect(isPopupTriggered(defaultPopupTrigger, { ...start, secondsOnPage: 5 })).toBe(true)
})

test('a popup may wait for a scroll depth instead', () => {
  const half = popupTrigger.parse({ kind: 'scroll', percent: 50 })
  expect(isPopupTriggered(half, { ...start, scrolledPercent: 49 })).toBe(false)
  expect(isPopupTriggered(half, { ...start, scrolledPercent: 50 })).toBe(true)
  expect(popupTrigger.safeParse({ kind: 'scroll', percent: 60 }).success).toBe(false)
})

test('one popup per page view', () => {
  expect(isPopupTriggered(defaultPopupTrigger, { ...start, secondsOnPage: 60, hasShownPopup: true })).toBe(false)
})
