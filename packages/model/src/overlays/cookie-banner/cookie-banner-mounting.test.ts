import { expect, test } from 'vitest'
import { applyBannerEvent, isBannerShown, mayStoreChoice, startBannerMounting } from './cookie-banner-mounting'
import { cookieBannerSettings } from './cookie-banner-settings'

const enabled = cookieBannerSettings.parse({ isCookieBannerEnabled: true })
const disabled = cookieBannerSettings.parse({})
const draft = cookieBannerSettings.parse({ cookieBannerText: 'Draft' })

test('[OVER-032] an enabled banner is shown to an undecided visitor', () => {
  expect(isBannerShown(startBannerMounting(enabled), 'undecided')).toBe(true)
})

test('[OVER-033] a stored choice hides the banner', () => {
  expect(isBannerShown(startBannerMounting(enabled), 'accepted')).toBe(false)
  expect(isBannerShown(startBannerMounting(enabled), 'declined')).toBe(false)
})

test('[OVER-034] a forced banner is shown whatever was chosen', () => {
  const forced = applyBannerEvent(startBannerMounting(disabled), { type: 'force', settings: draft })
  expect(isBannerShown(forced, 'accepted')).toBe(true)
  expect(forced.settings.cookieBannerText).toBe('Draft')
  expect(mayStoreChoice(forced)).toBe(false)
})

test('[OVER-035] a banner that is not enabled is not shown', () => {
  expect(isBannerShown(startBannerMounting(disabled), 'undecided')).toBe(false)
})

test('an update changes what is mounted and keeps the forcing', () => {
  const forced = applyBannerEvent(startBannerMounting(disabled), { type: 'force', settings: draft })
  const updated = applyBannerEvent(forced, { type: 'update', settings: enabled })
  expect([updated.settings, updated.isForced]).toEqual([enabled, true])
  expect(applyBannerEvent(startBannerMounting(disabled), { type: 'update', settings: enabled })).toEqual(
    startBannerMounting(enabled),
  )
})

test('unforcing restores the settings and the rule of the site', () => {
  const forced = applyBannerEvent(startBannerMounting(enabled), { type: 'force', settings: draft })
  const restored = applyBannerEvent(forced, { type: 'unforce' })
  expect(restored).toEqual(startBannerMounting(enabled))
  expect(mayStoreChoice(restored)).toBe(true)
})
