import { fail, type Result } from '@sitewright/model/failures/catalog'
import { type MailingList, type MailingListChange, maxLists } from '@sitewright/model/lists/mailing-lists'
import { binMs } from '@sitewright/model/pages/page-bin'
import type { Actor } from '../../actors/actor'
import type { Services } from '../../services/services'
import type { Tx } from '../../storage/database'
import { emptyListBinJob } from './jobs/job-kinds'
import {
  countSubscribers,
  insertList,
  listDeletedLists,
  listLists,
  moveToBin,
  type StoredList,
  updateList,
} from './store/list-rows'

export type ListsService = ReturnType<typeof createListsService>

type Parts = Pick<Services, 'database' | 'jobs' | 'now' | 'newId'>

/** The lists themselves, as the panel handles them. */
export function createListsService({ database, jobs, now, newId }: Parts) {
  async function withCounts(tx: Tx, websiteId: string, lists: readonly StoredList[]): Promise<MailingList[]> {
    const counts = await countSubscribers(tx, websiteId)
    return lists.map((list) => ({
      ...list,
      counts: counts.get(list.id) ?? { subscribed: 0, pending: 0, unsubscribed: 0 },
    }))
  }

  async function withCount(tx: Tx, websiteId: string, list: StoredList): Promise<MailingList> {
    const [counted] = await withCounts(tx, websiteId, [list])
    return counted as MailingList
  }

  async function isFull(tx: Tx, websiteId: string): Promise<boolean> {
    return (await listLists(tx, websiteId)).length >= maxLists
  }
  const full = () => fail('list.too-many', { values: { limit: maxLists } })

  return {
    list: ({ websiteId }: Actor): Promise<MailingList[]> =>
      database.site(websiteId, async (tx) => withCounts(tx, websiteId, await listLists(tx, websiteId))),

    listBin: ({ websiteId }: Actor): Promise<MailingList[]> =>
      database.site(websiteId, async (tx) => withCounts(tx, websiteId, await listDeletedLists(tx, websiteId))),

    add: ({ websiteId, accountId }: Actor, name: string): Promise<Result<MailingList>> =>
      database.site(websiteId, async (tx) => {
        if (await isFull(tx, websiteId)) return full()
        const at = new Date(now())
        return withCount(tx, websiteId, await insertList(tx, { websiteId, listId: newId(), name, at, by: accountId }))
      }),

    change: ({ websiteId }: Actor, listId: string, change: MailingListChange): Promise<Result<MailingList>> =>
      database.site(websiteId, async (tx) => {
        const list = await updateList(tx, { websiteId, listId }, change)
        return list === null ? fail('request.not-found') : withCount(tx, websiteId, list)
      }),

    remove: ({ websiteId }: Actor, listId: string): Promise<Result<Record<string, never>>> =>
      database.site(websiteId, async (tx) => {
        if (!(await moveToBin(tx, { websiteId, listId }, new Date(now())))) return fail('request.not-found')
        const runAt = new Date(now() + binMs)
        await jobs.add(tx, { kind: emptyListBinJob, websiteId, key: listId, runAt, payload: { listId } })
        return {}
      }),

    restore: ({ websiteId }: Actor, listId: string): Promise<Result<MailingList>> =>
      database.site(websiteId, async (tx) => {
        if (await isFull(tx, websiteId)) return full()
        if (!(await moveToBin(tx, { websiteId, listId }, null))) return fail('request.not-found')
        await jobs.cancel(tx, { kind: emptyListBinJob, websiteId, key: listId })
        const list = await updateList(tx, { websiteId, listId }, {})
        if (list === null) return fail('request.not-found')
        return withCount(tx, websiteId, list)
      }),
  }
}
