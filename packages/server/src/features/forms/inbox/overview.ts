import type { FormsOverview } from '@sitewright/model/forms/inbox'
import type { Services } from '../../../services/services'
import { countStars, countSubmissions, listForms } from './overview-rows'

/** Every form that is on the site or has submissions, with what waits in the inbox. */
export async function readOverview(
  { database }: Pick<Services, 'database'>,
  websiteId: string,
): Promise<FormsOverview> {
  return database.site(websiteId, async (tx) => {
    const forms = await listForms(tx, websiteId)
    const counts = await countSubmissions(tx, websiteId)
    const sum = (state: string, field: 'total' | 'unread') =>
      counts.filter((it) => it.state === state).reduce((total, it) => total + it[field], 0)
    const isUsed = (formId: string) => counts.some((it) => it.formId === formId && it.total > 0)
    const unreadOf = (formId: string) => counts.find((it) => it.formId === formId && it.state === 'inbox')?.unread ?? 0
    return {
      forms: forms
        .filter((form) => form.isLive || isUsed(form.id))
        .map((form) => ({ ...form, unread: unreadOf(form.id) })),
      counts: {
        inbox: sum('inbox', 'total'),
        unread: sum('inbox', 'unread'),
        starred: await countStars(tx, websiteId),
        spam: sum('spam', 'total'),
        deleted: sum('deleted', 'total'),
      },
    }
  })
}
