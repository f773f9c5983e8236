import { expect, test } from 'vitest'
import { defaultCookieBannerText, readCookieBanner, waitingCookieBannerText } from './cookie-banner'
import {
  cookieBannerAcceptTypes,
  cookieBannerCtaVariants,
  cookieBannerThemes,
  cookieBannerVariants,
} from './cookie-banner-choices'
import { cookieBannerSettings } from './cookie-banner-settings'

test('[OVER-007] the cookie banner has eleven settings', () => {
  expect(Object.keys(cookieBannerSettings.shape)).toEqual([
    'isCookieBannerEnabled',
    'cookieBannerText',
    'cookieBannerCtaText',
    'cookieBannerOptOutCtaText',
    'cookieBannerPosition',
    'cookieBannerTheme',
    'cookieBannerVariant',
    'cookieBannerCtaVariant',
    'cookieBannerAcceptType',
    'isRestrictiveCookiePolicyAbsolute',
    'isRestrictiveCookiePolicyEnabled',
  ])
})

test('[OVER-010] [OVER-011] missing button texts read Accept and Decline', () => {
  for (const text of [undefined, null, '', '  ', 7]) {
    const banner = readCookieBanner({ cookieBannerCtaText: text, cookieBannerOptOutCtaText: text })
    expect([banner.acceptText, banner.declineText]).toEqual(['Accept', 'Decline'])
  }
  expect(readCookieBanner({ cookieBannerCtaText: 'Fine' }).acceptText).toBe('Fine')
  expect(readCookieBanner({ cookieBannerOptOutCtaText: 'No' }).declineText).toBe('No')
})

test('[OVER-012] a missing banner text reads the default text', () => {
  expect(defaultCookieBannerText).toBe(
    'By using this website, you agree to our use of cookies. We use cookies to provide you with a great experience and to help our website run effectively.',
  )
  for (const text of [undefined, null, 3, '']) {
    expect(readCookieBanner({ cookieBannerText: text }).text).toBe(defaultCookieBannerText)
  }
  expect(readCookieBanner({ cookieBannerText: '<p>Cookies!</p>' }).text).toBe('<p>Cookies!</p>')
})

test('[OVER-013] an empty paragraph counts as no text', () => {
  for (const text of ['<p></p>', '<p> <br/>&nbsp;\u00a0</p>\n', '<p class="x">&#160;</p>']) {
    expect(readCookieBanner({ cookieBannerText: text }).text).toBe(defaultCookieBannerText)
  }
})

test('[OVER-014] [OVER-015] the accept button is text, button or icon, by default an icon', () => {
  expect(cookieBannerCtaVariants).toEqual(['text', 'button', 'icon'])
  for (const variant of cookieBannerCtaVariants) {
    expect(readCookieBanner({ cookieBannerCtaVariant: variant }).ctaVariant).toBe(variant)
  }
  for (const wrong of [undefined, 'link', 2]) {
    expect(readCookieBanner({ cookieBannerCtaVariant: wrong }).ctaVariant).toBe('icon')
  }
})

test('[OVER-016] [OVER-017] the theme is light or dark, by default dark', () => {
  expect(cookieBannerThemes).toEqual(['light', 'dark'])
  expect(readCookieBanner({ cookieBannerTheme: 'light' }).theme).toBe('light')
  for (const wrong of [undefined, 'LIGHT', null]) {
    expect(readCookieBanner({ cookieBannerTheme: wrong }).theme).toBe('dark')
  }
})

test('[OVER-018] [OVER-019] the banner is a bar or a popup, by default a bar', () => {
  expect(cookieBannerVariants).toEqual(['bar', 'popup'])
  expect(readCookieBanner({ cookieBannerVariant: 'popup' }).variant).toBe('popup')
  for (const wrong of [undefined, 'modal']) {
    expect(readCookieBanner({ cookieBannerVariant: wrong }).variant).toBe('bar')
  }
})

test('[OVER-020] [OVER-021] the accept type is opt-in unless it is opt-in-and-out', () => {
  expect(cookieBannerAcceptTypes).toEqual(['opt-in', 'opt-in-and-out'])
  expect(readCookieBanner({ cookieBannerAcceptType: 'opt-in-and-out' }).acceptType).toBe('opt-in-and-out')
  for (const wrong of [undefined, 'opt-out']) {
    expect(readCookieBanner({ cookieBannerAcceptType: wrong }).acceptType).toBe('opt-in')
  }
})

test('[OVER-030] only opt-in-and-out offers to decline', () => {
  expect(readCookieBanner({ cookieBannerAcceptType: 'opt-in-and-out' }).controls).toEqual(['accept', 'decline'])
  expect(readCookieBanner({ cookieBannerAcceptType: 'opt-in' }).controls).toEqual(['accept'])
})

test('a site that waits for consent offers both answers in words, and its text says that nothing happens before', () => {
  for (const stored of ['opt-in', 'opt-in-and-out', undefined]) {
    for (const variant of ['icon', 'button', undefined]) {
      const banner = readCookieBanner({
        isRestrictiveCookiePolicyEnabled: true,
        cookieBannerAcceptType: stored,
        cookieBannerCtaVariant: variant,
      })
      expect([banner.controls, banner.ctaVariant]).toEqual([['accept', 'decline'], 'button'])
      expect(banner.text).toBe(waitingCookieBannerText)
    }
  }
  const own = { isRestrictiveCookiePolicyEnabled: true, cookieBannerText: 'Cookies?', cookieBannerCtaVariant: 'text' }
  expect(readCookieBanner(own)).toMatchObject({ text: 'Cookies?', ctaVariant: 'text' })
  expect(waitingCookieBannerText).not.toMatch(/agree|great|by using/i)
})
