import { expect, test } from 'vitest'
import { listQueryLines, mayQuery } from './find-queries.mjs'

test('queries are found, built or written, and not in comments', () => {
  const source = `/** tx.selectFrom('pages')
 * sql\`select\` */
const a = tx.selectFrom('pages')
// tx.deleteFrom('pages')
const b = await sql<{ id: string }>\`select id from pages\`.execute(tx)
const c = sql.raw(statement)
await tx
  .updateTable('pages')
const words = 'select from a list'
`
  expect(listQueryLines(source)).toEqual([3, 5, 6, 8])
})

test('rows files, the database itself and tests may ask the database', () => {
  expect(['storage/migrate.ts', 'hosts/rows.ts', 'jobs/take-rows.ts', 'jobs/jobs.test.ts'].map(mayQuery)).toEqual([
    true,
    true,
    true,
    true,
  ])
  expect(['features/pages/service.ts', 'render/arrows.ts', 'features/storage/x.ts'].map(mayQuery)).toEqual([
    false,
    false,
    false,
  ])
})
