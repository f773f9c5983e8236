import { openTestDatabase, type TestDatabase } from '@sitewright/testkit/host/test-database'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { conditions, type InboxQuery, wordQuery } from './condition-rows'
import { chooseTerms, findIds } from './search-rows'

const websiteId = 'a'.repeat(24)
const elsewhere = 'b'.repeat(24)
const day = (many: number) => new Date(Date.UTC(2026, 0, 1) + many * 24 * 60 * 60_000)
const query: InboxQuery = { websiteId, state: 'inbox', since: null, before: null, terms: [] }

let opened: TestDatabase
beforeAll(async () => {
  opened = await openTestDatabase()
  for (const site of [websiteId, elsewhere]) await opened.database.site(site, (tx) => seed(site).execute(tx))
})
afterAll(() => opened?.dispose())

/** Four thousand over forty days: words that all have, one in forty, one in a thousand, and the oldest alone. */
function seed(site: string) {
  return sql`insert into submissions (website_id, id, form_id, form_version, state, is_read, is_starred, answers, words,
      fingerprint, created_at, state_changed_at)
    select ${site}, lpad(n::text, 24, '0'), case when n % 3 = 0 then 'one' else 'other' end, 1,
      case when n % 50 = 0 then 'spam' else 'inbox' end, n % 2 = 0, n % 5 = 0, '{}',
      array_to_tsvector(array['site' || ${site}, 'vase', 'half' || n % 2, 'part' || n % 40, 'rare' || n % 1000 || 'x',
        case when n < 30 then 'ancient' else 'recent' end]),
      '', ${day(0)}::timestamptz + n / 2 * interval '18 minutes', now()
    from generate_series(1, 4000) as n`
}

const filters: Record<string, Partial<InboxQuery>> = {
  'no filter': {},
  spam: { state: 'spam' },
  'one form': { formId: 'one' },
  unread: { isUnread: true },
  read: { isUnread: false },
  starred: { isStarred: true },
  'some days': { since: day(2), before: day(20) },
}
const searches = [['vase'], ['part7'], ['rare77x'], ['ancient'], ['ancient', 'vase', 'half1']]

test('a search finds the newest with all words under every filter and from every place on, none of another site', async () => {
  await opened.database.site(websiteId, async (tx) => {
    for (const [name, filter] of Object.entries(filters)) {
      for (const terms of searches) {
        const asked = { ...query, ...filter, terms }
        for (const after of [null, { createdAt: day(15), id: '2'.padStart(24, '0') }]) {
          const { rows } = await sql<{ id: string }>`select id from submissions as s
            where ${conditions(asked, after)} and words @@ ${wordQuery(terms)}
            order by created_at desc, id desc limit 21`.execute(tx)
          const found = await findIds(tx, asked, { after, limit: 21 })
          expect([name, terms, found]).toEqual([name, terms, rows.map(({ id }) => id)])
        }
      }
    }
  })
})

test('pages of one search follow one another without a gap, also between submissions of the same moment', async () => {
  await opened.database.site(websiteId, async (tx) => {
    const asked = { ...query, terms: ['part7'] }
    const ids: string[] = []
    for (let after = null as Parameters<typeof findIds>[2]['after']; ; ) {
      const page = await findIds(tx, asked, { after, limit: 13 })
      ids.push(...page)
      const last = Number(page.at(-1))
      if (page.length < 13) break
      after = { createdAt: new Date(day(0).getTime() + Math.floor(last / 2) * 18 * 60_000), id: page.at(-1) ?? '' }
    }
    const all = Array.from({ length: 4000 }, (_, index) => 4000 - index)
    const wanted = all.filter((n) => n % 40 === 7 && n % 50 !== 0).map((n) => String(n).padStart(24, '0'))
    expect(ids).toEqual(wanted)
  })
})

test('the index is asked for rare words; a common one is read only where it spares more than it costs', () => {
  const seen = 1_500
  expect(chooseTerms(['vase', 'needle'], { seen, finds: 0, hits: [1_500, 0] })).toEqual(['needle'])
  expect(chooseTerms(['needle', 'pin'], { seen, finds: 0, hits: [3, 2] })).toEqual(['pin', 'needle'])
  expect(chooseTerms(['red', 'blue'], { seen, finds: 0, hits: [300, 400] })).toEqual(['red', 'blue'])
  expect(chooseTerms(['vase'], { seen, finds: 0, hits: [0] })).toEqual(['vase'])
})
