import { expect, test } from 'vitest'
import { createConsent } from './create-consent'

const open = { isRestrictiveCookiePolicyEnabled: false, isRestrictiveCookiePolicyAbsolute: false }
const strict = { ...open, isRestrictiveCookiePolicyEnabled: true }

function start(stored: Record<string, string>, policy = strict, hasPrivacyControl = false) {
  const jar = new Map(Object.entries(stored))
  const written: [string, string, number][] = []
  const consent = createConsent({
    policy,
    hasPrivacyControl,
    readCookie: (name) => jar.get(name),
    writeCookie(name, value, maxAgeSeconds) {
      written.push([name, value, maxAgeSeconds])
      if (maxAgeSeconds > 0) jar.set(name, value)
      else jar.delete(name)
    },
  })
  return { consent, jar, written }
}

test('[OVER-036] [OVER-038] accepting is kept for 30 days, and told to who waits for it', () => {
  const { consent, written } = start({})
  let told = 0
  const stop = consent.onChange(() => told++)
  expect([consent.choice, consent.mayTrack]).toEqual(['undecided', false])
  consent.choose('accepted')
  expect(written).toEqual([['ss_cookieAllowed', '1', 30 * 24 * 60 * 60]])
  expect([consent.choice, consent.mayTrack, told]).toEqual(['accepted', true, 1])
  consent.choose('accepted')
  stop()
  consent.choose('declined')
  expect(told).toBe(1)
})

test('[OVER-037] [OVER-041] declining is kept, and clears what follows the visitor and nothing else', () => {
  const cookies = { ss_cvr: 'a', ss_cvt: '1', ss_cid: 'c', crumb: 'x', ss_cookieAllowed: '1' }
  const { consent, jar } = start(cookies)
  expect(jar.size).toBe(5)
  consent.choose('declined')
  expect([...jar]).toEqual([
    ['crumb', 'x'],
    ['ss_cookieAllowed', '0'],
  ])
})

test('a strict policy clears at the start, an open one waits for the choice', () => {
  expect([...start({ ss_cvr: 'a', crumb: 'x' }).jar.keys()]).toEqual(['crumb'])
  expect([...start({ ss_cvr: 'a' }, open).jar.keys()]).toEqual(['ss_cvr'])
})

test('Global Privacy Control declines without a choice, and a choice on the site goes before it', () => {
  const { consent, jar } = start({ ss_cvr: 'a' }, open, true)
  expect([consent.choice, consent.mayTrack, jar.size]).toEqual(['undecided', false, 0])
  consent.choose('accepted')
  expect(consent.mayTrack).toBe(true)
})

test('a choice made on another page counts here once it is read again', () => {
  const { consent, jar } = start({})
  let told = 0
  consent.onChange(() => told++)
  consent.refresh()
  jar.set('ss_cookieAllowed', '1')
  consent.refresh()
  expect([consent.choice, told]).toEqual(['accepted', 1])
  jar.set('ss_cookieAllowed', 'broken')
  consent.refresh()
  expect(consent.choice).toBe('undecided')
})

test('where cookies are forbidden a choice counts for this page', () => {
  const consent = createConsent({
    policy: strict,
    hasPrivacyControl: false,
    readCookie: () => undefined,
    writeCookie() {},
  })
  consent.choose('accepted')
  expect(consent.mayTrack).toBe(true)
})
