import { sql } from 'kysely'
import type { Tx } from '../../../storage/database'

interface Thinning {
  readonly websiteId: string
  readonly pageId: string
  readonly from: Date
  readonly until: Date
  readonly everyMs: number
}

/** Of the autosaves between two moments, one in each `everyMs` is kept: the last one. */
export async function keepLastSaves(tx: Tx, { websiteId, pageId, from, until, everyMs }: Thinning): Promise<void> {
  await sql`delete from page_revisions using (
      select id, row_number() over (
        partition by floor(extract(epoch from created_at) * 1000 / ${everyMs}::bigint) order by version desc) as place
      from page_revisions
      where website_id = ${websiteId} and page_id = ${pageId} and reason = 'save' and name = ''
        and created_at < ${until} and created_at >= ${from}
    ) as old
    where page_revisions.website_id = ${websiteId} and page_revisions.page_id = ${pageId}
      and page_revisions.id = old.id and old.place > 1`.execute(tx)
}
