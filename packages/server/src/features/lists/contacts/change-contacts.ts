import { fail, type Result } from '@sitewright/model/failures/catalog'
import type { ContactEventKind } from '@sitewright/model/lists/contact-events'
import type { ContactsChange } from '@sitewright/model/lists/contacts'
import { subscriberTable } from '@sitewright/model/lists/mailing-lists'
import { nextState } from '@sitewright/model/states/state-table'
import type { Services } from '../../../services/services'
import type { Tx } from '../../../storage/database'
import {
  deleteSubscribers,
  findByEmails,
  findLastLeavings,
  forgetStrangers,
  moveSubscribers,
  takeSubscribers,
} from '../store/contact-rows'
import { insertEvents } from '../store/event-rows'
import { findList, type ListKey, type StoredList } from '../store/list-rows'
import { changeSubscribers, type Subscriber } from '../store/subscriber-rows'

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
    const { action: event, ids } = change
    const key = { websiteId, listId: list.id }
    const taken = await takeSubscribers(tx, key, ids)
    const allowed = taken.filter(({ state }) => nextState(subscriberTable, state, event) !== null)
    if (event === 'remove') {
      await deleteSubscribers(tx, websiteId, idsOf(allowed))
      await note(tx, websiteId, allowed, { kind: 'removed', detail: list.name })
      await forgetStrangers(tx, websiteId, emailsOf(allowed))
      return allowed.length
    }
    const people = event === 'subscribe' ? await keepOwnerUnsubscribed(tx, key, allowed) : allowed
    const changed = await changeSubscribers(tx, websiteId, idsOf(people), { event, at: new Date(now()) })
    await note(tx, websiteId, changed, { kind: event === 'subscribe' ? 'returned' : 'unsubscribed-by-owner' })
    return changed.length
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
async function keepOwnerUnsubscribed(tx: Tx, key: ListKey, people: readonly Subscriber[]): Promise<Subscriber[]> {
  const leavings = await findLastLeavings(tx, key, emailsOf(people))
  return people.filter(({ email }) => leavings.get(email) === 'unsubscribed-by-owner')
}

function emailsOf(people: readonly Subscriber[]): string[] {
  return people.map(({ email }) => email)
}

function idsOf(people: readonly Subscriber[]): string[] {
  return people.map(({ id }) => id)
}
