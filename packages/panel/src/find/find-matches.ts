import type { PageDocument } from '@sitewright/model/pages/document'
import { listTexts, type TextRun } from './list-texts'

export interface FindQuery {
  readonly text: string
  readonly matchesCase: boolean
}

/** One place on the page where the searched words stand. */
export interface Match {
  readonly sectionId: string
  readonly blockId: string
  readonly run: TextRun
  readonly start: number
  readonly end: number
}

/** Where the words stand in a text, one after the other. A space finds a hard space too. */
export function findInText(text: string, { text: words, matchesCase }: FindQuery): { start: number; end: number }[] {
  if (words === '') return []
  const pattern = words.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&').replace(/[ \u00a0]/g, '[ \\u00a0]')
  const found = text.matchAll(new RegExp(pattern, matchesCase ? 'gu' : 'giu'))
  return [...found].map(({ index, 0: hit }) => ({ start: index, end: index + hit.length }))
}

/** Every match on the page, in the order in which people read it. */
export function findMatches(page: PageDocument, query: FindQuery): Match[] {
  if (query.text === '') return []
  return listTexts(page).flatMap(({ block, sectionId, runs }) =>
    runs.flatMap((run) =>
      findInText(run.text, query).map(({ start, end }) => ({ sectionId, blockId: block.id, run, start, end })),
    ),
  )
}

export function isSameRun(a: Match, b: Match): boolean {
  return a.blockId === b.blockId && a.run.path === b.run.path && String(a.run.place) === String(b.run.place)
}

/** The match to go on with after one was replaced: the next one, and none inside of the words that were just written. */
export function indexAfterReplacing(after: readonly Match[], replaced: Match, index: number, text: string): number {
  const isInside = (match: Match) =>
    isSameRun(match, replaced) && match.start >= replaced.start && match.end <= replaced.start + text.length
  const next = index + after.filter(isInside).length
  return after.length === 0 ? 0 : next % after.length
}
