import { expect, test } from 'vitest'
import { findNearestWords } from './nearest-words'
import { splitTerm } from './split-term'

const known = ['celadon', 'celery', 'pottery', 'accommodation', 'exercise', 'kiln', 'kilns', 'mug']

test('[COLL-060] a letter that is wrong, missing, too many or misplaced leads to the word that was meant', () => {
  for (const word of ['celedon', 'celdon', 'cceladon', 'ecladon', 'veladon', 'celadno'])
    expect([word, findNearestWords(word, known)]).toEqual([word, ['celadon']])
  expect(findNearestWords('acomodation', known)).toEqual(['accommodation'])
  expect(findNearestWords('excercize', known)).toEqual(['exercise'])
  expect(findNearestWords('kihn', known)).toEqual(['kiln'])
})

test('a word that is not finished yet may have one slip, too', () => {
  expect(findNearestWords('accomod', known)).toEqual(['accommodation'])
  expect(findNearestWords('acommo', known)).toEqual(['accommodation'])
})

test('what is known, too short or too far away has no other word', () => {
  expect(findNearestWords('kiln', known)).toEqual([])
  expect(findNearestWords('cela', known)).toEqual([])
  expect(findNearestWords('mgu', known)).toEqual([])
  expect(findNearestWords('cabinet', known)).toEqual([])
})

test('a term is taken apart at signs that join words, and kept whole with signs that mean something', () => {
  expect(splitTerm('Hand-thrown')).toEqual({ words: ['hand', 'thrown'], sign: 'hand-thrown' })
  expect(splitTerm('“Café,”')).toEqual({ words: ['cafe'], sign: null })
  expect(splitTerm('50%')).toEqual({ words: [], sign: '50%' })
  expect(splitTerm('c++')).toEqual({ words: [], sign: 'c++' })
  expect(splitTerm('under_score')).toEqual({ words: ['under', 'score'], sign: 'under_score' })
  expect(splitTerm('&')).toEqual({ words: [], sign: null })
  expect(splitTerm('')).toEqual({ words: [], sign: null })
})
