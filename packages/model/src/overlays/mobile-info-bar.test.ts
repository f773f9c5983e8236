import { expect, test } from 'vitest'
import { isMobileInfoBarShown, listMobileInfoBarEntries, mobileInfoBarSettings } from './mobile-info-bar'

test('[OVER-066] [OVER-067] the bar is for windows up to 1024 pixels wide', () => {
  expect(isMobileInfoBarShown(320)).toBe(true)
  expect(isMobileInfoBarShown(1024)).toBe(true)
  expect(isMobileInfoBarShown(1025)).toBe(false)
})

test('[OVER-068] the bar holds the entries its settings fill in', () => {
  const settings = mobileInfoBarSettings.parse({ isEnabled: true, email: 'a@b.co', phone: ' ', hours: '9 to 5' })
  expect(listMobileInfoBarEntries(settings)).toEqual([
    { kind: 'email', label: 'Email', value: 'a@b.co' },
    { kind: 'hours', label: 'Hours', value: '9 to 5' },
  ])
  expect(listMobileInfoBarEntries({ ...settings, isEnabled: false })).toEqual([])
})
