import { expect, test } from 'vitest'
import { fillPlaceholders, templateSite } from './template'

const ids = new Map([
  ['page:home', '1'.repeat(24)],
  ['asset:bowl', '2'.repeat(24)],
])

test('whole strings that name a page or a picture become its id, and other text stays', () => {
  const given = { a: ['page:home', { b: 'asset:bowl' }], c: 'see page:home', d: 7, e: null, f: 'asset: bowl' }
  expect(fillPlaceholders(given, ids)).toEqual({
    a: ['1'.repeat(24), { b: '2'.repeat(24) }],
    c: 'see page:home',
    d: 7,
    e: null,
    f: 'asset: bowl',
  })
})

test('a placeholder that names nothing is a mistake in the template', () => {
  expect(() => fillPlaceholders(['asset:vase'], ids)).toThrow('nothing named asset:vase')
})

test('files of a template stay in its folder', () => {
  const withFile = (file: string) =>
    templateSite.safeParse({
      label: 'T',
      pages: [{ key: 'a', settings: {}, document: {} }],
      assets: [{ key: 'a', file }],
    })
  expect(withFile('pictures/bowl.jpg').success).toBe(true)
  for (const file of ['../bowl.jpg', '/etc/passwd', 'a/../../b', '']) expect(withFile(file).success).toBe(false)
})
