import type { FormKind } from '@sitewright/model/forms/find-forms'
import type { FormsOverview } from '@sitewright/model/forms/inbox'
import { sql } from 'kysely'
import type { Services } from '../../services'

/** More stars than this are told as this many: nobody counts them. */
const mostStars = 10_000

/** Every form that is on the site or has submissions, with what waits in the inbox. */
export async function readOverview(
  { database }: Pick<Services, 'database'>,
  websiteId: string,
): Promise<FormsOverview> {
  return database.site(websiteId, async (tx) => {
    const forms = await tx
      .selectFrom('forms')
      .select(['id', 'kind', 'name', 'is_live', 'page_id'])
      .where('website_id', '=', websiteId)
      .orderBy('created_at')
      .orderBy('id')
      .execute()
    const counts = await tx
      .selectFrom('submission_counts')
      .select(['form_id', 'state', 'total', 'unread'])
      .where('website_id', '=', websiteId)
      .execute()
    const { rows } = await sql<{ stars: number }>`select count(*)::int as stars from (select 1 from submissions
      where website_id = ${websiteId} and state = 'inbox' and is_starred limit ${mostStars}) as starred`.execute(tx)
    const sum = (state: string, field: 'total' | 'unread') =>
      counts.filter((it) => it.state === state).reduce((total, it) => total + Number(it[field]), 0)
    const isUsed = (formId: string) => counts.some((it) => it.form_id === formId && Number(it.total) > 0)
    const unreadOf = (formId: string) =>
      Number(counts.find((it) => it.form_id === formId && it.state === 'inbox')?.unread ?? 0)
    return {
      forms: forms
        .filter((form) => form.is_live || isUsed(form.id))
        .map((form) => ({
          id: form.id,
          kind: form.kind as FormKind,
          name: form.name,
          isLive: form.is_live,
          pageId: form.page_id,
          unread: unreadOf(form.id),
        })),
      counts: {
        inbox: sum('inbox', 'total'),
        unread: sum('inbox', 'unread'),
        starred: rows[0]?.stars ?? 0,
        spam: sum('spam', 'total'),
        deleted: sum('deleted', 'total'),
      },
    }
  })
}
