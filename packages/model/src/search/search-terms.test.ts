import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cutSearchWords, listSearchTerms, makeExcerpt, searchLimits } from './search-terms'

test('terms are the words in small letters, each once', () => {
  expect(listSearchTerms('  Tea\tand TEA\u0000 cups ')).toEqual(['tea', 'and', 'cups'])
  expect(listSearchTerms(' \n ')).toEqual([])
})

test('however long the question, words and terms stay within their limits', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (words) => {
      expect([...cutSearchWords(words)].length).toBeLessThanOrEqual(searchLimits.characters)
      const terms = listSearchTerms(words)
      expect(terms.length).toBeLessThanOrEqual(searchLimits.terms)
      expect(terms.every((term) => term.length > 0 && !/\s/.test(term))).toBe(true)
    }),
    { numRuns: 200 },
  )
})

test('an excerpt shows the text around the term, and the beginning without one', () => {
  const text = `${'before '.repeat(60)}the Kiln stands ${'after '.repeat(60)}`
  expect(makeExcerpt(text, ['kiln'])).toMatch(/^… .*the Kiln stands.* …$/)
  expect(makeExcerpt(text, ['nothing'])).toMatch(/^before .* …$/)
  expect(makeExcerpt('Short words', ['words'])).toBe('Short words')
  expect(makeExcerpt('', ['words'])).toBe('')
  const long = `${'before '.repeat(10_000)}the Kiln stands ${'after '.repeat(10_000)}`
  expect(makeExcerpt(long, ['kiln'])).toMatch(/^… .*the Kiln stands.* …$/)
  expect(makeExcerpt(long, ['nothing'])).toMatch(/^before .* …$/)
  expect(makeExcerpt(`${'é'.repeat(1_001)}${'😀'.repeat(5_000)}kiln`, ['kiln'])).toMatch(/^… 😀+kiln$/u)
})

test('an excerpt never grows beyond its length', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 600 }), fc.string({ maxLength: 3 }), (text, term) => {
      expect([...makeExcerpt(text, [term])].length).toBeLessThanOrEqual(searchLimits.excerptCharacters + 4)
    }),
    { numRuns: 200 },
  )
})
