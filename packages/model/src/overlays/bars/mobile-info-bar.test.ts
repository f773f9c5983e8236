import { expect, test } from 'vitest'
import { listMobileInfoBarEntries, mobileInfoBarSettings } from './mobile-info-bar'

test('[OVER-068] the bar holds the entries its settings fill in', () => {
  const settings = mobileInfoBarSettings.parse({ isEnabled: true, email: 'a@b.co', phone: ' ', hours: '9 to 5' })
  expect(listMobileInfoBarEntries(settings)).toEqual([
    { kind: 'email', label: 'Email', value: 'a@b.co' },
    { kind: 'hours', label: 'Hours', value: '9 to 5' },
  ])
  expect(listMobileInfoBarEntries({ ...settings, isEnabled: false })).toEqual([])
})
