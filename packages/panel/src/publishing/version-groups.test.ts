import type { PageRevision } from '@sitewright/model/pages/page-answers'
import { expect, test } from 'vitest'
import { groupVersions } from './version-groups'

const ada = 'a'.repeat(24)
const ben = 'b'.repeat(24)

function revision(version: number, minute: number, by = ada, other: Partial<PageRevision> = {}): PageRevision {
  const createdAt = new Date(Date.UTC(2026, 10, 19, 12, minute)).toISOString()
  const id = String(version).padStart(24, '0')
  return { id, version, reason: 'save', createdAt, createdBy: by, authorName: '', name: '', ...other }
}

const versionsOf = (list: readonly PageRevision[]) =>
  groupVersions(list).map((it) =>
    it.kind === 'saves' ? it.revisions.map(({ version }) => version) : it.revision.version,
  )

test('saves of one person in one go are one entry; another person, a pause and a milestone begin another', () => {
  const list = [
    revision(9, 119),
    revision(8, 118),
    revision(7, 117, ada, { reason: 'publish' }),
    revision(6, 116),
    revision(5, 115, ben),
    revision(4, 114, ben),
    revision(3, 60, ben),
    revision(2, 59, ben, { name: 'Before the sale' }),
    revision(1, 58, ben),
  ]
  expect(versionsOf(list)).toEqual([[9, 8], 7, 6, [5, 4], 3, 2, 1])
})
