import fc from 'fast-check'
import { expect, test } from 'vitest'
import { identifierFromTitle } from '../features/platform/site-identifier'
import { readNextPath } from './next-path'

test('after the sign-in people stay on the same host', () => {
  expect(readNextPath('/config/pages?a=b#c', '/config/')).toBe('/config/pages?a=b#c')
  const foreign = ['//evil.example', '/\\evil.example', 'http://evil.example', 'javascript:alert(1)', '/\t/evil', '', 7]
  for (const asked of [...foreign, '/a\\b', undefined, '/ evil', ['/a'], `/${'a'.repeat(3000)}`]) {
    expect([asked, readNextPath(asked, '/config/')]).toEqual([asked, '/config/'])
  }
})

test('no text leads to another host', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.webUrl(),
        fc.string().map((text) => `/${text}`),
      ),
      (asked) => {
        const next = readNextPath(asked, '/config/')
        expect(new URL(next, 'http://own.example').origin).toBe('http://own.example')
      },
    ),
    { numRuns: 200 },
  )
})

test('an address is made from a title', () => {
  expect(identifierFromTitle('  Café Zoë & Sons! ')).toBe('cafe-zoe-sons')
  expect(identifierFromTitle('東京')).toBe('')
  expect(identifierFromTitle(`${'ab '.repeat(40)}`)).toMatch(/^[a-z-]{1,60}$/)
})
