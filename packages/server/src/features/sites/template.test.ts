import { expect, test } from 'vitest'
import { fillTemplate, templateSite } from './template'

const ids = new Map([
  ['page:home', '1'.repeat(24)],
  ['asset:bowl', '2'.repeat(24)],
])

const day = { now: Date.parse('2026-03-27T23:30:00Z'), timeZone: 'Europe/London' }
const words = { title: 'Ada’s $& Kiln', description: '', email: 'ada@example.com' }

test('words of the owner stand wherever the template names them', () => {
  const given = { text: '© {{title}}. Write to {{email}}', other: '{{name}} {title}' }
  const filled = { text: '© Ada’s $& Kiln. Write to ada@example.com', other: '{{name}} {title}' }
  expect(fillTemplate(given, ids, words, day)).toEqual(filled)
})

test('whole strings that name a page or a picture become its id, and other text stays', () => {
  const given = { a: ['page:home', { b: 'asset:bowl' }], c: 'see page:home', d: 7, e: null, f: 'asset: bowl' }
  expect(fillTemplate(given, ids, words, day)).toEqual({
    a: ['1'.repeat(24), { b: '2'.repeat(24) }],
    c: 'see page:home',
    d: 7,
    e: null,
    f: 'asset: bowl',
  })
})

test('a placeholder that names nothing is a mistake in the template', () => {
  expect(() => fillTemplate(['asset:vase'], ids, words, day)).toThrow('nothing named asset:vase')
})

test('times stand so many days from the day on which the site is made, on the clocks of its zone', () => {
  const given = ['day:-2 09:00', 'day:+0 09:00', 'day:+2 18:30', 'day: 09:00']
  expect(fillTemplate(given, ids, words, day)).toEqual([
    '2026-03-25T09:00:00.000Z',
    '2026-03-27T09:00:00.000Z',
    '2026-03-29T17:30:00.000Z',
    'day: 09:00',
  ])
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
