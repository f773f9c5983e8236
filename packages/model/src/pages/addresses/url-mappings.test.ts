import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createUrlMatcher } from './url-mapping-match'
import { maxMappingLines, parseUrlMappings } from './url-mappings'

function map(lines: string, path: string) {
  const segments = path.split('/').filter((it) => it !== '')
  return createUrlMatcher(parseUrlMappings(lines).mappings)(segments.map(decodeURIComponent))
}

test('a line maps an old address to a new one, for good or for now', () => {
  expect(map('/old -> /new 301', '/old')).toEqual({ location: '/new', status: 301 })
  expect(map('/old -> https://example.com/x?y=1 302', '/OLD/')).toEqual({
    location: 'https://example.com/x?y=1',
    status: 302,
  })
  expect(map('/old -> /new', '/old')?.status).toBe(301)
  expect(map('/old -> /new 301', '/older')).toBe(null)
})

test('placeholders carry parts of the old address over', () => {
  const lines = '/blog/[year]/[slug] -> /news/[slug]?from=[year] 301'
  expect(map(lines, '/blog/2024/first%20mug')?.location).toBe('/news/first%20mug?from=2024')
  expect(map(lines, '/blog/2024')).toBe(null)
})

test('the first line that matches wins', () => {
  expect(map('/a/[x] -> /one 301\n/a/b -> /two 301', '/a/b')?.location).toBe('/one')
  expect(map('/a/b -> /two 301\n/a/[x] -> /one 301', '/a/b')?.location).toBe('/two')
  expect(map('/a -> /one 301\n/a -> /two 301', '/a')?.location).toBe('/one')
})

test('wrong lines are named by their number and the others hold', () => {
  const text = [
    '# moved in 2025',
    '',
    '/a => /b',
    'a -> /b 301',
    '/a -> /b 307',
    '/a/x[y] -> /b 301',
    '/a/[y] -> /b/[z] 301',
    '/a -> //evil.example 301',
    '/a/[y] -> https://[y].example/ 301',
    '/a -> /A 301',
    '/[y]/[y] -> /b 301',
    '/a?b -> /b 301',
    '/good -> /better 302',
  ].join('\n')
  const { mappings, errors } = parseUrlMappings(text)
  expect([...errors.keys()]).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
  expect(mappings.map((it) => it.line)).toEqual([13])
  expect(errors.get(7)).toBe('The placeholder [z] isn’t in the old URL.')
})

test('lines after the last allowed one are refused', () => {
  const { mappings, errors } = parseUrlMappings('/a -> /b 301\n'.repeat(maxMappingLines + 10))
  expect(mappings.length).toBe(maxMappingLines)
  expect([...errors.keys()]).toEqual([maxMappingLines + 1])
})

test('any text parses, and each of its lines is a mapping, an error, a comment or empty', () => {
  const word = fc.constantFrom('/a', '/[x]', ' -> ', '->', ' 301', '302', '\n', '[', ']', 'http://h/', '#', '\\', ' ')
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(word).map((words) => words.join('')),
      ),
      (text) => {
        const { mappings, errors } = parseUrlMappings(text)
        const saying = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '' && !line.trim().startsWith('#'))
        expect(mappings.length + errors.size).toBe(saying.length)
      },
    ),
  )
})

test('[SEC-48] no visited address makes a mapping lead to another site', () => {
  const match = createUrlMatcher(parseUrlMappings('/go/[x] -> /[x] 301\n/r/[x]/[y] -> /[x]/[y] 302').mappings)
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (x, y) => {
      for (const target of [match(['go', x]), match(['r', x, y])]) {
        if (x === '') continue
        expect(new URL(target?.location ?? '', 'http://own.example').host).toBe('own.example')
      }
    }),
  )
})
