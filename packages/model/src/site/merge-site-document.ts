import { type Decide, mergeFields, type Sides } from '../documents/merge-fields'
import { isPlainObject } from '../documents/same-json'
import type { PageDocument } from '../pages/document'
import { mergePages, type PageConflict, type PagePicks } from '../pages/layout/merge'

type Body = Readonly<Record<string, unknown>>

export interface MergedDocument<Document> {
  readonly document: Document
  readonly conflicts: readonly PageConflict[]
}

/** Joins what two people made of a document of the site, field by field; a page inside of it block by block. */
export function mergeSiteDocument<Document extends object>(
  sides: Sides<Document>,
  picks: PagePicks = {},
): MergedDocument<Document> {
  const conflicts: PageConflict[] = []
  const report: Decide = ({ field, mine, theirs }) => {
    const key = `  ${field}`
    if (!picks[key]) conflicts.push({ key, sectionId: null, blockId: null, field, mine, theirs })
    return picks[key]
  }
  const { base, mine, theirs } = sides as Sides<Body>
  const pages = Object.keys(theirs).filter((key) => [base, mine, theirs].every((side) => isPage(side[key])))
  const without = (side: Body): Body => Object.fromEntries(Object.entries(side).filter(([key]) => !pages.includes(key)))
  const fields = mergeFields({ base: without(base), mine: without(mine), theirs: without(theirs) }, report, {
    levels: 2,
  })
  const merged = pages.map((key) => {
    const found = { base: base[key], mine: mine[key], theirs: theirs[key] } as Sides<PageDocument>
    const { page, conflicts: inside } = mergePages(found, picks)
    conflicts.push(...inside)
    return [key, page]
  })
  return { document: { ...fields, ...Object.fromEntries(merged) } as Document, conflicts }
}

function isPage(value: unknown): boolean {
  return isPlainObject(value) && Array.isArray(value.sections) && typeof value.format === 'number'
}
