import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  applyPrivacyControl,
  consentChoices,
  cookieBannerVersion,
  decodeConsent,
  describeConsentCookie,
  encodeConsent,
  listCookiesToClear,
  mayTrack,
} from './consent'

const open = { isRestrictiveCookiePolicyEnabled: false, isRestrictiveCookiePolicyAbsolute: false }
const restrictive = { isRestrictiveCookiePolicyEnabled: true, isRestrictiveCookiePolicyAbsolute: false }
const absolute = { isRestrictiveCookiePolicyEnabled: true, isRestrictiveCookiePolicyAbsolute: true }
const tracking = ['ss_cvr', 'ss_cvt', 'ss_cid', 'ss_cvisit', 'ss_cpvisit', 'ss_csource']

test('[OVER-031] the cookie banner version is 2', () => {
  expect(cookieBannerVersion).toBe(2)
})

test('[OVER-038] the consent cookie lives 30 days', () => {
  expect(describeConsentCookie('accepted')).toEqual({
    name: 'ss_cookieAllowed',
    value: '1',
    maxAgeSeconds: 2_592_000,
    path: '/',
    sameSite: 'Lax',
  })
  expect(describeConsentCookie('declined').value).toBe('0')
})

test('a stored choice reads back, and anything else is no choice', () => {
  for (const choice of consentChoices) expect(decodeConsent(encodeConsent(choice))).toBe(choice)
  expect(decodeConsent(undefined)).toBe('undecided')
  fc.assert(
    fc.property(fc.string(), (value) => {
      fc.pre(value !== '0' && value !== '1')
      expect(decodeConsent(value)).toBe('undecided')
    }),
    { numRuns: 100 },
  )
})

test('[OVER-041] a restrictive policy clears the tracking cookies until the visitor accepts', () => {
  expect(listCookiesToClear(restrictive, 'undecided')).toEqual(tracking)
  expect(listCookiesToClear(restrictive, 'declined')).toEqual(tracking)
})

test('[OVER-042] a restrictive policy keeps the tracking cookies after acceptance', () => {
  expect(listCookiesToClear(restrictive, 'accepted')).toEqual([])
})

test('[OVER-043] without a restrictive policy an undecided visitor keeps the tracking cookies', () => {
  expect(listCookiesToClear(open, 'undecided')).toEqual([])
  expect(mayTrack(open, 'accepted')).toBe(true)
  expect(mayTrack(open, 'declined')).toBe(false)
})

test('an absolute policy withholds tracking even after acceptance', () => {
  expect(mayTrack(absolute, 'accepted')).toBe(false)
  expect(mayTrack({ ...absolute, isRestrictiveCookiePolicyEnabled: false }, 'accepted')).toBe(false)
})

test('Global Privacy Control declines for who has not chosen, and gives way to a choice', () => {
  expect(applyPrivacyControl('undecided', true)).toBe('declined')
  expect(applyPrivacyControl('accepted', true)).toBe('accepted')
  expect(applyPrivacyControl('undecided', false)).toBe('undecided')
})
