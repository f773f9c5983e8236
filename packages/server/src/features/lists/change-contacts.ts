import { fail, type Result } from '@sitewright/model/failures/catalogue'
import type { ContactEventKind } from '@sitewright/model/lists/contact-events'
import type { ContactsChange } from '@sitewright/model/lists/contacts'
import type { Services } from '../../services'
import type { Tx } from '../../storage/database'
import {
  deleteSubscribers,
  findByEmails,
  findLastLeavings,
  forgetStrangers,
  moveSubscribers,
  takeSubscribers,
} from './contact-rows'
import { insertEvents } from './event-rows'
import { findList, type ListKey, type StoredList } from './list-rows'
import { type Subscriber, setState } from './subscriber-rows'

/** What the owner does with several people of a list at once, and how it gets into their timelines. */
export function createContactChanges({ now, newId }: Pick<Services, 'now' | 'newId'>) {
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

  return { note, changeSome }
}

/** Whom the owner unsubscribed. Who left by themselves is not among them: the last word is theirs. */
async function findOwnerUnsubscribed(tx: Tx, key: ListKey, people: readonly Subscriber[]): Promise<Subscriber[]> {
  const gone = people.filter(({ state }) => state === 'unsubscribed')
  const leavings = await findLastLeavings(tx, key, emailsOf(gone))
  return gone.filter(({ email }) => leavings.get(email) === 'unsubscribed-by-owner')
}

function emailsOf(people: readonly Subscriber[]): string[] {
  return people.map(({ email }) => email)
}

function idsOf(people: readonly Subscriber[]): string[] {
  return people.map(({ id }) => id)
}
