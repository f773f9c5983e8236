import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseRoute, screens, writeRoute } from './router'

test('[EDIT-001] every screen of the panel has its address under /config/', () => {
  expect(parseRoute('/config/')).toEqual({ screen: 'pages', part: null })
  expect(parseRoute('/config/pages/0123')).toEqual({ screen: 'pages', part: '0123' })
  expect(parseRoute('/config/settings/tokens')).toEqual({ screen: 'settings', part: 'tokens' })
  expect(parseRoute('/config/unknown/x')).toEqual({ screen: 'pages', part: null })
  expect(parseRoute('/config/pages/%E0%A4%A')).toEqual({ screen: 'pages', part: null })
})

test('what is written is what is read, whatever the part holds', () => {
  fc.assert(
    fc.property(fc.constantFrom(...screens), fc.string({ minLength: 1, unit: 'grapheme' }), (screen, part) => {
      expect(parseRoute(writeRoute({ screen, part }))).toEqual({ screen, part })
    }),
    { numRuns: 100 },
  )
})
