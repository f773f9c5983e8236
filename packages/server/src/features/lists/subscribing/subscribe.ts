import { fail } from '@sitewright/model/failures/catalog'
import { contactEmail, contactName, subscriberTable } from '@sitewright/model/lists/mailing-lists'
import { nextState } from '@sitewright/model/states/state-table'
import { makeSecret } from '../../../security/secrets'
import type { Lists } from '../../../services/lists'
import type { Services } from '../../../services/services'
import type { Tx } from '../../../storage/database'
import { confirmMailJob, dropPendingJob, pendingMs, welcomeMailJob } from '../jobs/job-kinds'
import { insertEvents } from '../store/event-rows'
import { findList, insertList, listLists, lockLists, type StoredList } from '../store/list-rows'
import { insertSubscribers, type Subscriber, setName, takeSubscriber } from '../store/subscriber-rows'

type ListServices = Pick<Services, 'jobs' | 'now' | 'newId' | 'randomBytes'>

const firstListName = 'Newsletter'

export function createLists(services: ListServices): Lists {
  const { jobs, now, newId } = services

  async function findOrMakeList(tx: Tx, websiteId: string, listId: string | null): Promise<StoredList | null> {
    if (listId !== null) return findList(tx, { websiteId, listId })
    const [first] = await listLists(tx, websiteId)
    if (first !== undefined) return first
    // The first two subscribers may come at the same moment: one of them makes the list.
    await lockLists(tx, websiteId)
    const [made] = await listLists(tx, websiteId)
    return made ?? insertList(tx, { websiteId, listId: newId(), name: firstListName, at: new Date(now()), by: null })
  }

  async function welcomeNew(tx: Tx, websiteId: string, subscriber: Subscriber, detail: string): Promise<void> {
    const isPending = subscriber.state === 'pending'
    const { id: subscriberId, email, listId } = subscriber
    const event = { id: newId(), email, listId, detail, at: new Date(now()) }
    await insertEvents(tx, websiteId, [{ ...event, kind: isPending ? 'asked' : 'subscribed' }])
    const kind = isPending ? confirmMailJob : welcomeMailJob
    await jobs.add(tx, { kind, websiteId, key: subscriberId, payload: { subscriberId } })
    if (!isPending) return
    // One for all of a day.
    const key = new Date(now() + pendingMs).toISOString().slice(0, 10)
    const runAt = new Date(`${key}T23:59:59.999Z`)
    await jobs.add(tx, { kind: dropPendingJob, websiteId, key, runAt, payload: {} })
  }

  return {
    async asksToConfirm(tx, { websiteId, listId }) {
      const list = listId === null ? (await listLists(tx, websiteId))[0] : await findList(tx, { websiteId, listId })
      return list?.doubleOptIn ?? false
    },

    async subscribe(tx, { websiteId, listId, source, detail = '', doubleOptIn, ...person }) {
      const email = contactEmail.safeParse(person.email)
      if (!email.success) return fail('request.invalid', { errors: { email: 'This is not an email address.' } })
      const name = contactName.safeParse((person.name ?? '').slice(0, 200)).data ?? ''
      const list = await findOrMakeList(tx, websiteId, listId)
      if (list === null) return fail('list.unknown')
      const state = doubleOptIn || list.doubleOptIn ? 'pending' : 'subscribed'
      const [added] = await insertSubscribers(tx, websiteId, [
        {
          id: newId(),
          listId: list.id,
          email: email.data,
          name,
          state,
          source,
          leaveCode: makeSecret(services),
          at: new Date(now()),
        },
      ])
      if (added !== undefined) {
        await welcomeNew(tx, websiteId, added, detail)
        return null
      }
      const known = await takeSubscriber(tx, websiteId, { listId: list.id, email: email.data })
      if (known === null) throw new Error('a subscriber vanished while it was taken')
      // A stranger who types the address of somebody must not rename them; filling a gap is harmless.
      if (known.name === '' && name !== '') await setName(tx, websiteId, known.id, name)
      if (nextState(subscriberTable, known.state, 'confirm') === null) return null
      // Whoever left comes back by their own mailbox alone, even to a list that asks for no confirmation.
      const payload = { subscriberId: known.id }
      await jobs.add(tx, { kind: confirmMailJob, websiteId, key: known.id, payload })
      return null
    },
  }
}
