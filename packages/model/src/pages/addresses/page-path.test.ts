import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addressOfPage, parsePagePath } from './page-path'

test('a page has one spelling: small letters, single slashes, none at the end', () => {
  expect(parsePagePath('/about')).toEqual({ segments: ['about'], path: '/about', isCanonical: true, query: '' })
  for (const other of ['/about/', '//about', '/About', '/%61bout', '/about//']) {
    expect(parsePagePath(other)).toMatchObject({ path: '/about', isCanonical: false })
  }
  expect(parsePagePath('/')).toMatchObject({ path: '/', isCanonical: true })
  expect(parsePagePath('//')).toMatchObject({ path: '/', isCanonical: false })
})

test('the query is kept apart', () => {
  expect(parsePagePath('/about?x=/../&y=?#z')).toMatchObject({ path: '/about', query: '?x=/../&y=?' })
})

test('broken escapes, dots, control characters and hidden slashes are no address', () => {
  for (const wrong of [
    '',
    'about',
    'http://a/',
    '/%',
    '/%zz',
    '/%c0%af',
    '/../x',
    '/%2e%2e/x',
    '/a%2fb',
    '/a%5cb',
    '/%00',
    '/a\nb',
  ]) {
    expect(parsePagePath(wrong)).toBe(null)
  }
  expect(parsePagePath(`/${'a'.repeat(5000)}`)).toBe(null)
})

test('pages live at their slug and the home page at the root', () => {
  expect(addressOfPage('about', false)).toBe('/about')
  expect(addressOfPage('home', true)).toBe('/')
})

test('whatever is asked for, the path starts with exactly one slash', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.webPath(),
        fc.string().map((it) => `/${it}`),
      ),
      (target) => {
        const parsed = parsePagePath(target)
        if (!parsed) return
        expect(parsed.path).toMatch(/^\/(?!\/)/)
        expect(parsed.path === '/' || !parsed.path.endsWith('/')).toBe(true)
      },
    ),
  )
})
