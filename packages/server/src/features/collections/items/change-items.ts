import { isDeepStrictEqual } from 'node:util'
import type { ItemsChange } from '@sitewright/model/collections/answers/item-answers'
import { type ItemFields, itemFields } from '@sitewright/model/collections/item'
import { type Failure, fail, isFailure, type Result } from '@sitewright/model/failures/catalog'
import type { Actor } from '../../../actors/actor'
import type { Tx } from '../../../storage/database'
import { applySettings } from '../../pages/settings/apply-settings'
import { type PageServices, refuseTakenSlug } from '../../pages/store/page-context'
import type { PageRow } from '../../pages/store/rows'
import { changeState } from './change-state'
import { findCollection, lockItem, type StoredItem } from './find-item'
import { moveItem } from './move-item'
import { fieldsOf, readAuthorIds } from './read-item'

interface ItemsChanged {
  readonly changed: string[]
  readonly refused: { readonly id: string; readonly reason: string }[]
}

/** What an item refuses leaves that one as it was, and the others are changed. What is so already is not among the changed. */
export async function changeItems(
  services: PageServices,
  actor: Actor,
  { itemIds, ...change }: ItemsChange,
): Promise<Result<ItemsChanged>> {
  const work = services.database.site(actor.websiteId, async (tx) => {
    const wanted = await readWanted(tx, actor.websiteId, change)
    if (isFailure(wanted)) return wanted
    const done: ItemsChanged = { changed: [], refused: [] }
    // In the order of their ids: two who change many at once never wait for each other.
    for (const itemId of [...new Set(itemIds)].toSorted()) {
      const changed = await changeOne(tx, services, actor, { itemId, wanted })
      if (isFailure(changed)) done.refused.push({ id: itemId, reason: reasonOf(changed) })
      else if (changed) done.changed.push(itemId)
    }
    return done
  })
  return refuseTakenSlug(work)
}

interface Wanted extends Omit<ItemsChange, 'itemIds' | 'collectionId'> {
  readonly collection: PageRow | null
}

async function readWanted(
  tx: Tx,
  websiteId: string,
  { collectionId, ...change }: Omit<ItemsChange, 'itemIds'>,
): Promise<Result<Wanted>> {
  const { authorId = null } = change
  if (authorId !== null && !(await readAuthorIds(tx, websiteId)).has(authorId))
    return fail('request.invalid', { errors: { authorId: 'This author doesn’t exist.' } })
  if (collectionId === undefined) return { ...change, collection: null }
  const collection = await findCollection(tx, websiteId, collectionId)
  if (collection !== null) return { ...change, collection }
  return fail('request.invalid', { errors: { collectionId: 'This page doesn’t exist.' } })
}

/** Whether anything of it is new. All that may be refused is refused before the first write. */
async function changeOne(
  tx: Tx,
  services: PageServices,
  actor: Actor,
  { itemId, wanted }: { itemId: string; wanted: Wanted },
): Promise<Result<boolean>> {
  const key = { websiteId: actor.websiteId, itemId }
  const stored = await lockItem(tx, key)
  if (stored === null) return fail('request.not-found')
  const refusal = checkItem(stored, wanted)
  if (refusal !== null) return refusal
  const isNewState = await changeState(tx, services, actor, { page: stored.page, state: wanted.state })
  if (isFailure(isNewState)) return isNewState
  // Another state may have changed its settings.
  const { page } = (isNewState ? await lockItem(tx, key) : stored) ?? stored
  const settings = { ...page.settings, item: withFields(fieldsOf(page), wanted) }
  const hasNewFields = !isDeepStrictEqual(settings.item, fieldsOf(page))
  if (hasNewFields) await applySettings(tx, services, actor, { page, settings })
  const to = wanted.collection
  const isMoved = to !== null && to.id !== stored.collection.id
  if (isMoved) await moveItem(tx, services, actor, { page: { ...page, settings }, to })
  return isNewState || hasNewFields || isMoved
}

function checkItem({ page, collection }: StoredItem, wanted: Wanted): Failure | null {
  const isTakenBack = wanted.state === 'restored' || wanted.state === 'deleted'
  if (page.deletedAt !== null && !isTakenBack) return fail('page.deleted')
  const to = wanted.collection?.settings.kind ?? collection.settings.kind
  if (to !== collection.settings.kind)
    return fail('request.invalid', { errors: { collectionId: 'It can only move to a page of the same type.' } })
  const fields = itemFields.safeParse(withFields(fieldsOf(page), wanted))
  return fields.success ? null : fail('request.invalid', { issues: fields.error })
}

function withFields(fields: ItemFields, wanted: Wanted): ItemFields {
  return {
    ...fields,
    tags: withNames(fields.tags, wanted.addTags, wanted.removeTags),
    categories: withNames(fields.categories, wanted.addCategories, wanted.removeCategories),
    isFeatured: wanted.isFeatured ?? fields.isFeatured,
    allowsComments: wanted.allowsComments ?? fields.allowsComments,
    authorId: wanted.authorId === undefined ? fields.authorId : wanted.authorId,
  }
}

/** The same name in another case is no other one. */
function withNames(names: readonly string[], added: readonly string[] = [], removed: readonly string[] = []): string[] {
  const without = new Set(removed.map((name) => name.toLowerCase()))
  const known = new Map(names.map((name) => [name.toLowerCase(), name]))
  for (const name of added) if (!known.has(name.toLowerCase())) known.set(name.toLowerCase(), name)
  return [...known].filter(([key]) => !without.has(key)).map(([, name]) => name)
}

function reasonOf(failure: Failure): string {
  return Object.values(failure.errors ?? {})[0] ?? failure.text
}
