import { fail, type Result } from '@sitewright/model/failures/catalogue'
import type { ContactEventKind } from '@sitewright/model/lists/contact-events'
import type {
  Contact,
  ContactDetails,
  ContactList,
  ContactQuery,
  ContactsChange,
  ContactsChanged,
} from '@sitewright/model/lists/contacts'
import type { Services } from '../../services'
import type { Tx } from '../../storage/database'
import { makeSecret } from '../accounts/secrets'
import type { Actor } from '../pages/page-context'
import {
  deleteSubscribers,
  findByEmails,
  findLastLeavings,
  forgetStrangers,
  listByEmail,
  listEvents,
  listSubscribers,
  moveSubscribers,
  takeSubscribers,
} from './contact-rows'
import { insertEvents } from './event-rows'
import { findList, type ListKey, listLists, type StoredList } from './list-rows'
import { findSubscriber, insertSubscribers, type Subscriber, setName, setState } from './subscriber-rows'
import { writeContactsCsv } from './write-contacts'

export type ContactsService = ReturnType<typeof createContactsService>

type Parts = Pick<Services, 'database' | 'now' | 'newId' | 'randomBytes'>
type Filter = Pick<ContactQuery, 'state' | 'search'>

/** Who is on the lists, as the panel handles them. */
export function createContactsService(services: Parts) {
  const { database, now, newId } = services

  async function note(
    tx: Tx,
    websiteId: string,
    people: readonly Subscriber[],
    { kind, detail = '' }: { kind: ContactEventKind; detail?: string },
  ): Promise<void> {
    const at = new Date(now())
    const events = people.map(({ email, listId }) => ({ id: newId(), email, listId, kind, detail, at }))
    await insertEvents(tx, websiteId, events)
  }

  async function changeSome(
    tx: Tx,
    websiteId: string,
    list: StoredList,
    change: ContactsChange,
  ): Promise<Result<number>> {
    if (change.action === 'move') return moveSome(tx, websiteId, list, change.ids, change.toListId)
    const taken = await takeSubscribers(tx, { websiteId, listId: list.id }, change.ids)
    const at = new Date(now())
    if (change.action === 'unsubscribe') {
      const people = taken.filter(({ state }) => state !== 'unsubscribed')
      await setState(tx, websiteId, idsOf(people), { state: 'unsubscribed', at })
      await note(tx, websiteId, people, { kind: 'unsubscribed-by-owner' })
      return people.length
    }
    if (change.action === 'subscribe') {
      const people = await findOwnerUnsubscribed(tx, { websiteId, listId: list.id }, taken)
      await setState(tx, websiteId, idsOf(people), { state: 'subscribed', at })
      await note(tx, websiteId, people, { kind: 'returned' })
      return people.length
    }
    await deleteSubscribers(tx, websiteId, idsOf(taken))
    await note(tx, websiteId, taken, { kind: 'removed', detail: list.name })
    await forgetStrangers(tx, websiteId, emailsOf(taken))
    return taken.length
  }

  async function moveSome(tx: Tx, websiteId: string, list: StoredList, ids: readonly string[], toListId: string) {
    const taken = await takeSubscribers(tx, { websiteId, listId: list.id }, ids)
    const target = await findList(tx, { websiteId, listId: toListId })
    if (target === null || target.id === list.id) return fail('list.unknown')
    const known = await findByEmails(tx, { websiteId, listId: target.id }, emailsOf(taken))
    const there = new Set(known.map(({ email }) => email))
    const people = taken.filter(({ email }) => !there.has(email))
    await moveSubscribers(tx, websiteId, idsOf(people), target.id)
    await note(tx, websiteId, people, { kind: 'moved', detail: `${list.name} → ${target.name}` })
    return people.length
  }

  return {
    list: ({ websiteId }: Actor, listId: string, query: ContactQuery): Promise<Result<ContactList>> =>
      database.site(websiteId, async (tx) => {
        if ((await findList(tx, { websiteId, listId })) === null) return fail('request.not-found')
        const page = { ...readFilter(query), before: query.before ?? null, limit: query.limit }
        const found = await listSubscribers(tx, { websiteId, listId }, page)
        const last = found.length === query.limit ? found.at(-1) : undefined
        return { contacts: found.map(toContact), next: last?.id ?? null }
      }),

    add: ({ websiteId }: Actor, listId: string, person: { email: string; name: string }): Promise<Result<Contact>> =>
      database.site(websiteId, async (tx) => {
        if ((await findList(tx, { websiteId, listId })) === null) return fail('request.not-found')
        const source = { state: 'subscribed', source: 'panel', at: new Date(now()) } as const
        const leaveCode = makeSecret(services)
        const [added] = await insertSubscribers(tx, websiteId, [
          { id: newId(), listId, leaveCode, ...person, ...source },
        ])
        if (added === undefined) {
          return fail('list.contact-known', { errors: { email: fail('list.contact-known').text } })
        }
        await note(tx, websiteId, [added], { kind: 'added' })
        return toContact(added)
      }),

    show: ({ websiteId }: Actor, contactId: string): Promise<Result<ContactDetails>> =>
      database.site(websiteId, async (tx) => {
        const names = new Map((await listLists(tx, websiteId)).map(({ id, name }) => [id, name]))
        const found = await findSubscriber(tx, websiteId, contactId)
        if (found === null || !names.has(found.listId)) return fail('request.not-found')
        const memberships = (await listByEmail(tx, websiteId, found.email)).flatMap((it) => {
          const listName = names.get(it.listId)
          return listName === undefined ? [] : [{ ...toContact(it), listName }]
        })
        return { contact: toContact(found), memberships, events: await listEvents(tx, websiteId, found.email) }
      }),

    rename: ({ websiteId }: Actor, contactId: string, name: string): Promise<Result<Contact>> =>
      database.site(websiteId, async (tx) => {
        const found = await findSubscriber(tx, websiteId, contactId)
        if (found === null) return fail('request.not-found')
        if (found.name !== name) {
          await setName(tx, websiteId, contactId, name)
          await note(tx, websiteId, [found], { kind: 'renamed', detail: name })
        }
        return toContact({ ...found, name })
      }),

    change: ({ websiteId }: Actor, listId: string, change: ContactsChange): Promise<Result<ContactsChanged>> =>
      database.site(websiteId, async (tx) => {
        const list = await findList(tx, { websiteId, listId })
        if (list === null) return fail('request.not-found')
        const changed = await changeSome(tx, websiteId, list, change)
        return typeof changed === 'number' ? { changed, skipped: change.ids.length - changed } : changed
      }),

    /** Null when there is no such list. The file grows as it is sent: nothing waits for all of it. */
    exportCsv: async ({ websiteId }: Actor, listId: string, filter: Filter) => {
      const list = await database.site(websiteId, (tx) => findList(tx, { websiteId, listId }))
      if (list === null) return null
      return { name: list.name, content: writeContactsCsv(database, { websiteId, listId }, readFilter(filter)) }
    },
  }
}

/** Whom the owner unsubscribed. Who left by themselves is not among them: the last word is theirs. */
async function findOwnerUnsubscribed(tx: Tx, key: ListKey, people: readonly Subscriber[]): Promise<Subscriber[]> {
  const gone = people.filter(({ state }) => state === 'unsubscribed')
  const leavings = await findLastLeavings(tx, key, emailsOf(gone))
  return gone.filter(({ email }) => leavings.get(email) === 'unsubscribed-by-owner')
}

function readFilter({ state, search }: Filter) {
  return { state: state ?? null, search: search ?? '' }
}

function emailsOf(people: readonly Subscriber[]): string[] {
  return people.map(({ email }) => email)
}

function idsOf(people: readonly Subscriber[]): string[] {
  return people.map(({ id }) => id)
}

function toContact(person: Subscriber): Contact {
  return {
    id: person.id,
    listId: person.listId,
    email: person.email,
    name: person.name,
    state: person.state,
    source: person.source,
    createdAt: person.createdAt.toISOString(),
    subscribedAt: person.subscribedAt?.toISOString() ?? null,
    unsubscribedAt: person.unsubscribedAt?.toISOString() ?? null,
  }
}
