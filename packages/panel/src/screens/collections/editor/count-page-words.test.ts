import { pageDocument } from '@sitewright/model/pages/document'
import { documentSaying } from '@sitewright/testkit/sites/test-pages'
import { expect, test } from 'vitest'
import { countPageWords } from './count-page-words'

const count = (...lines: string[]) => countPageWords(pageDocument.parse(documentSaying(...lines)))

test('[COLL-002] words are counted as people tell them apart, also where no spaces stand between them', () => {
  expect(count('The kiln is open.', 'It’s 1200 degrees — hot!')).toBe(8)
  expect(count('陶器は美しい')).toBeGreaterThan(2)
  expect(count('🏺 🏺')).toBe(0)
})
