import { fail, type Result } from '@sitewright/model/failures/catalog'
import type {
  Contact,
  ContactDetails,
  ContactList,
  ContactQuery,
  ContactsChange,
  ContactsChanged,
} from '@sitewright/model/lists/contacts'
import type { Actor } from '../../../actors/actor'
import { makeSecret } from '../../../security/secrets'
import type { Services } from '../../../services/services'
import { listByEmail, listEvents, listSubscribers } from '../store/contact-rows'
import { findList, listLists } from '../store/list-rows'
import { findSubscriber, insertSubscribers, type Subscriber, setName } from '../store/subscriber-rows'
import { createContactChanges } from './change-contacts'
import { writeContactsCsv } from './write-contacts'

export type ContactsService = ReturnType<typeof createContactsService>

type Parts = Pick<Services, 'database' | 'now' | 'newId' | 'randomBytes'>
type Filter = Pick<ContactQuery, 'state' | 'search'>

/** Who is on the lists, as the panel handles them. */
export function createContactsService(services: Parts) {
  const { database, now, newId } = services
  const { note, changeSome } = createContactChanges(services)

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
          return fail('list.contact-known', { field: 'email' })
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

function readFilter({ state, search }: Filter) {
  return { state: state ?? null, search: search ?? '' }
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
