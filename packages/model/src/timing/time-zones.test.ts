import { expect, test } from 'vitest'
import { siteSettings } from '../site/settings'
import { isTimeZone, listTimeZones } from './time-zones'

test('listed time zones can be used, and what is none is refused by the settings', () => {
  const all = listTimeZones()
  expect(all).toContain('UTC')
  expect(all).toContain('Europe/London')
  expect(all.slice(0, 20).filter((name) => !isTimeZone(name))).toEqual([])
  expect(siteSettings.safeParse({ title: 'Pots', timeZone: 'Europe/London' }).success).toBe(true)
  const { error } = siteSettings.safeParse({ title: 'Pots', timeZone: 'Europe/Atlantis' })
  expect(error?.issues).toMatchObject([{ path: ['timeZone'], message: 'Choose a time zone from the list.' }])
})
