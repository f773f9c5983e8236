import { checkPage } from '@sitewright/blocks/page/check-page'
import { isSameJson } from '@sitewright/model/documents/same-json'
import { emptyPage, type PageDocument } from '@sitewright/model/pages/document'
import { mergePages } from '@sitewright/model/pages/layout/merge'
import { type Chance, editByChance } from '@sitewright/testkit/chance/random-edits'
import { openTestPage } from '@sitewright/testkit/sites/page-store'
import fc from 'fast-check'
import { expect, test } from 'vitest'

const chance = fc.record({ kind: fc.nat(1000), part: fc.nat(1000), value: fc.nat(1000) })
const edits = fc.array(chance, { maxLength: 8 })
const start = fc.array(chance, { minLength: 6, maxLength: 14 })

function edit(page: PageDocument, chances: readonly Chance[], prefix: string): PageDocument {
  let last = 0
  const newId = () => prefix + (++last).toString(16).padStart(23, '0')
  const store = openTestPage(page, { newId, now: () => 0 })
  for (const it of chances) editByChance(store.read().page, it, store.run)
  return store.read().page
}

const startPage = (chances: readonly Chance[]) =>
  edit(emptyPage(), [{ kind: 0, part: 0, value: 0 }, { kind: 0, part: 0, value: 0 }, ...chances], 'a')

test('merging with a side that changed nothing gives the other side', () => {
  fc.assert(
    fc.property(start, edits, (first, mine) => {
      const base = startPage(first)
      const changed = edit(base, mine, 'b')
      expect(mergePages({ base, mine: changed, theirs: base })).toEqual({ page: changed, conflicts: [] })
      expect(mergePages({ base, mine: base, theirs: changed })).toEqual({ page: changed, conflicts: [] })
      expect(mergePages({ base, mine: changed, theirs: changed })).toEqual({ page: changed, conflicts: [] })
    }),
    { numRuns: 40 },
  )
})

test('whatever two people do at once, and however they choose, the merged page is sound', () => {
  fc.assert(
    fc.property(start, edits, edits, fc.boolean(), (first, mine, theirs, keepMine) => {
      const base = startPage(first)
      const sides = { base, mine: edit(base, mine, 'b'), theirs: edit(base, theirs, 'c') }
      const { page, conflicts } = mergePages(sides)
      expect(checkPage(page)).toHaveProperty('page')
      const picks = Object.fromEntries(conflicts.map(({ key }) => [key, keepMine ? 'mine' : 'theirs'] as const))
      const decided = mergePages(sides, picks)
      expect(checkPage(decided.page)).toHaveProperty('page')
      expect(decided.conflicts).toEqual([])
    }),
    { numRuns: 80 },
  )
})

test('where nobody touched the same field, it does not matter who is called mine', () => {
  let merged = 0
  fc.assert(
    fc.property(start, edits, edits, (first, mine, theirs) => {
      const base = startPage(first)
      const sides = { base, mine: edit(base, mine, 'b'), theirs: edit(base, theirs, 'c') }
      const one = mergePages(sides)
      const other = mergePages({ base, mine: sides.theirs, theirs: sides.mine })
      expect(one.conflicts.map((it) => it.key).toSorted()).toEqual(other.conflicts.map((it) => it.key).toSorted())
      if (one.conflicts.length > 0) return
      merged += 1
      expect(isSameJson(one.page, other.page)).toBe(true)
    }),
    { numRuns: 80 },
  )
  expect(merged).toBeGreaterThan(8)
})
