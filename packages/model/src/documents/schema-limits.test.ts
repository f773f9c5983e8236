import { expect, test } from 'vitest'
import { z } from 'zod'
import { domainName } from '../site/domains'
import { siteSettings } from '../site/settings'
import { siteStyles } from '../site/styles'
import { maxLengthOf, rangeOf } from './schema-limits'

test('a limit is read from the schema, however it is wrapped', () => {
  expect(maxLengthOf(siteSettings.shape.title)).toBe(120)
  expect(maxLengthOf(siteSettings.shape.tagline)).toBe(200)
  expect(maxLengthOf(siteSettings.shape.socialAccounts)).toBe(12)
  expect(maxLengthOf(z.string().pipe(z.string().trim().max(80)).optional())).toBe(80)
  expect(maxLengthOf(domainName)).toBe(300)
  expect(rangeOf(siteStyles.shape.scale)).toEqual({ min: 1.05, max: 1.6 })
})

test('a schema without a limit is no limit of a field', () => {
  expect(() => maxLengthOf(z.string())).toThrow('maximum')
})
