import fc from 'fast-check'
import { expect, test } from 'vitest'
import { holdTaggedCode } from './hold-tagged-code'

test('a tagged script is neither fetched nor run, and keeps what it was', () => {
  expect(holdTaggedCode('<script data-consent="analytics" async src="https://t.example/x.js"></script>')).toBe(
    '<script type="text/plain" data-consent="analytics" async data-held-src="https://t.example/x.js"></script>',
  )
  expect(holdTaggedCode("<SCRIPT TYPE='module' data-consent=marketing>go()</SCRIPT>")).toBe(
    `<SCRIPT type="text/plain" data-held-type='module' data-consent=marketing>go()</SCRIPT>`,
  )
})

test('tagged pictures, frames and style sheets lose their addresses', () => {
  expect(holdTaggedCode('<img data-consent="marketing" alt="" src="https://t.example/p.gif?a=1>2" />')).toBe(
    '<img data-consent="marketing" alt="" data-held-src="https://t.example/p.gif?a=1>2">',
  )
  expect(holdTaggedCode('<link rel="stylesheet" href="https://f.example/f.css" data-consent="preferences">')).toBe(
    '<link rel="stylesheet" data-held-href="https://f.example/f.css" data-consent="preferences">',
  )
})

test('a misspelled tag waits; necessary and untagged code stays as it is', () => {
  expect(holdTaggedCode('<script data-consent="analitycs">1</script>')).toContain('type="text/plain"')
  expect(holdTaggedCode('<script data-consent>1</script>')).toContain('type="text/plain"')
  const free = '<script data-consent="necessary" src="/a.js"></script><script>if (a<b && c>d) "data-consent"</script>'
  expect(holdTaggedCode(free)).toBe(free)
})

test('any code comes back, quickly, and untagged code unchanged', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('<script', ' data-consent', '=', '"', "'", '>', 'x', ' ') }),
      (code) => {
        const held = holdTaggedCode(code)
        expect(code.includes('data-consent') || held === code).toBe(true)
      },
    ),
    { numRuns: 200 },
  )
})

test('[SEC-51] hostile code is read in linear time', () => {
  for (const part of ['<script "', '<img ">"', '<IMG<D', "<a='", '<img a="', '<link >', '<img ']) {
    const timeOf = (length: number) => {
      const code = `data-consent${part.repeat(length / part.length)}`
      const startedAt = performance.now()
      holdTaggedCode(code)
      return performance.now() - startedAt
    }
    // In squared time the long one takes 400 times as long; slow machines are slow with both.
    timeOf(50_000)
    expect(timeOf(1_000_000), part).toBeLessThan(100 * Math.max(timeOf(50_000), 20))
  }
})
