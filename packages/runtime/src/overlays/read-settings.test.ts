import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readBannerSettings } from './read-banner-settings'
import { readPopupSettings } from './read-popup-settings'

test('popup settings with parts missing or wrong take the defaults', () => {
  expect(readPopupSettings(undefined)).toBeUndefined()
  expect(readPopupSettings({ version: 'new', trigger: { kind: 'scroll', percent: 33 } })).toEqual({
    style: 'center',
    enableMobile: true,
    version: 1,
    showUntilSignup: false,
    displayFrequency: 1,
    trigger: { kind: 'delay', seconds: 5 },
  })
  expect(readPopupSettings({ trigger: { kind: 'scroll', percent: 75 } })?.trigger).toEqual({
    kind: 'scroll',
    percent: 75,
  })
})

test('no context, however broken, stops an overlay from reading its settings', () => {
  fc.assert(
    fc.property(fc.anything(), (given) => {
      expect(readBannerSettings(given).isCookieBannerEnabled).toBeTypeOf('boolean')
      const popup = readPopupSettings(given)
      expect(popup === undefined || ['delay', 'scroll'].includes(popup.trigger.kind)).toBe(true)
    }),
    { numRuns: 200 },
  )
})
