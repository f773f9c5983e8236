import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  isPopupDue,
  mayShowPopup,
  parsePopupRecord,
  popupStorageKey,
  recordPopupClosed,
  recordPopupSubmitted,
} from './popup-rules'
import { popupDocument, popupOverlaySettings } from './popup-settings'

const day = 86_400_000
const now = 1_000 * day
const settings = popupOverlaySettings.parse({ version: 2, displayFrequency: 7, showUntilSignup: true })
const closedNow = recordPopupClosed({}, 2, now)

test('[OVER-049] the popup has five settings', () => {
  expect(Object.keys(popupOverlaySettings.shape)).toEqual([
    'style',
    'enableMobile',
    'version',
    'showUntilSignup',
    'displayFrequency',
  ])
})

test('[OVER-053] the storage key is kept as it is named', () => {
  expect(popupStorageKey).toBe('squarespace-popup-overlay')
})

test('[OVER-054] the stored record has three keys', () => {
  const record = { 'date-closed': 5, version: 3, submitted: true }
  expect(recordPopupSubmitted({}, 3, 5)).toEqual(record)
  expect(parsePopupRecord(JSON.stringify({ ...record, other: 1 }))).toEqual(record)
})

test('[OVER-055] a popup never closed is due', () => {
  expect(isPopupDue(settings, {}, now)).toBe(true)
})

test('[OVER-056] a newer version is due again, even after signing up', () => {
  expect(isPopupDue({ ...settings, version: 3 }, closedNow, now)).toBe(true)
  expect(isPopupDue({ ...settings, version: 3 }, recordPopupSubmitted({}, 2, now), now)).toBe(true)
  expect(isPopupDue(settings, closedNow, now)).toBe(false)
})

test('[OVER-057] after signing up it stays away while it is shown until sign-up', () => {
  const submitted = recordPopupSubmitted({}, 2, now)
  expect(isPopupDue(settings, submitted, now + 100 * day)).toBe(false)
  expect(isPopupDue({ ...settings, showUntilSignup: false }, submitted, now + 100 * day)).toBe(true)
})

test('[OVER-050] [OVER-058] [OVER-059] it returns once the days have passed and not before', () => {
  expect(isPopupDue(settings, closedNow, now + 7 * day - 1)).toBe(false)
  expect(isPopupDue(settings, closedNow, now + 7 * day)).toBe(true)
})

test('[OVER-051] a frequency of -1 keeps it closed', () => {
  expect(isPopupDue({ ...settings, displayFrequency: -1 }, closedNow, now + 10_000 * day)).toBe(false)
  expect(isPopupDue({ ...settings, displayFrequency: -1 }, {}, now)).toBe(true)
})

test('[OVER-062] small screens see it only when mobile is enabled', () => {
  const onPhone = { now, windowWidth: 432 }
  expect(mayShowPopup({ ...settings, enableMobile: false }, {}, onPhone)).toBe(false)
  expect(mayShowPopup({ ...settings, enableMobile: true }, {}, onPhone)).toBe(true)
  expect(mayShowPopup({ ...settings, enableMobile: false }, {}, { now, windowWidth: 433 })).toBe(true)
})

test('an unreadable record counts as never closed', () => {
  expect(parsePopupRecord(null)).toEqual({})
  expect(parsePopupRecord('{"date-closed":"soon"}')).toEqual({})
  expect(parsePopupRecord(JSON.stringify(closedNow))).toEqual(closedNow)
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (stored) => {
      const closed = parsePopupRecord(stored)['date-closed']
      expect(closed === undefined || closed >= 0).toBe(true)
    }),
    { numRuns: 200 },
  )
})

test('a popup is off, and says nothing, until its owner writes it', () => {
  const { isEnabled, style, trigger } = popupDocument.parse({})
  expect({ isEnabled, style, trigger }).toEqual({
    isEnabled: false,
    style: 'center',
    trigger: { kind: 'delay', seconds: 5 },
  })
  const script = { button: { text: 'Go', href: 'java\nscript:alert(1)' } }
  expect(popupDocument.safeParse(script).success).toBe(false)
})
