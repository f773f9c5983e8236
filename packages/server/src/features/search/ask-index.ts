import { findNearestWords } from '@sitewright/model/search/nearest-words'
import { nothingFound, type SearchExtent, type SearchKind } from '@sitewright/model/search/search-kinds'
import { listSearchTerms } from '@sitewright/model/search/search-terms'
import { type SearchTerm, splitTerm } from '@sitewright/model/search/split-term'
import type { Tx } from '../../storage/database'
import { type AskedTerm, type FoundEntry, findEntries, listWordsLike } from './rows'

interface Question {
  readonly websiteId: string
  readonly language: string
  readonly words: string
  readonly withDrafts: boolean
  readonly collectionIds: readonly string[] | null
  readonly without: readonly string[]
  readonly kind: SearchKind | null
  readonly limit: number
  readonly offset: number
}

interface Answer extends SearchExtent {
  readonly entries: readonly FoundEntry[]
  /** What was looked for in the end, to mark it in what was found. */
  readonly words: readonly string[]
}

const nothing: Answer = { ...nothingFound, entries: [], words: [] }

/** Words as they are written; where nothing holds them all, those that are written almost like them count, too. */
export async function askIndex(tx: Tx, { words, ...question }: Question): Promise<Answer> {
  const terms = listSearchTerms(words)
    .map(splitTerm)
    .filter((term) => term.sign !== null || term.words.length > 0)
  if (terms.length === 0) return nothing
  const written = terms.map((term) => ({ ...term, words: term.words.map((word) => ({ word, near: [] })) }))
  const found = await findEntries(tx, { ...question, terms: written })
  if (found.total !== 0) return { ...found, words: listWords(written) }
  const meant = await addNearWords(tx, question.websiteId, terms)
  if (meant === null) return nothing
  return { ...(await findEntries(tx, { ...question, terms: meant })), words: listWords(meant) }
}

/** Null where no word has another one that is written almost like it. */
async function addNearWords(tx: Tx, websiteId: string, terms: readonly SearchTerm[]): Promise<AskedTerm[] | null> {
  const meant: AskedTerm[] = []
  for (const { words, sign } of terms) {
    const asked: AskedTerm['words'][number][] = []
    for (const word of words)
      asked.push({ word, near: findNearestWords(word, await listWordsLike(tx, websiteId, word)) })
    meant.push({ words: asked, sign })
  }
  return meant.some((term) => term.words.some(({ near }) => near.length > 0)) ? meant : null
}

function listWords(terms: readonly AskedTerm[]): string[] {
  const words = terms.flatMap((term) => [...term.words.flatMap(({ word, near }) => [word, ...near]), term.sign ?? ''])
  return [...new Set(words)].filter(Boolean)
}
