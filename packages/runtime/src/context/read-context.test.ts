import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readContext } from './read-context'

test('parts are read by their way of keys', () => {
  const context = readContext(
    '{"website":{"id":"w1"},"websiteSettings":{"escapeToLogin":true},"googleFonts":["Inter"]}',
  )
  expect(context.readText('website', 'id')).toBe('w1')
  expect(context.isOn('websiteSettings', 'escapeToLogin')).toBe(true)
  expect(context.read('googleFonts')).toEqual(['Inter'])
})

test('a missing part reads as absent, wherever the way ends', () => {
  const context = readContext('{"website":null,"developerMode":"yes"}')
  expect(context.read('website', 'siteStatus', 'value')).toBeUndefined()
  expect(context.readText('website', 'id')).toBe('')
  expect(context.isOn('developerMode')).toBe(false)
  expect(context.read('constructor', 'name')).toBeUndefined()
})

test('whatever stands in the element, reading it never throws', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), fc.array(fc.string()), (json, keys) => {
      const context = readContext(json)
      context.read(...keys)
      expect(typeof context.readText(...keys)).toBe('string')
      expect(typeof context.isOn(...keys)).toBe('boolean')
    }),
    { numRuns: 200 },
  )
  expect(readContext(undefined).read('website')).toBeUndefined()
})
