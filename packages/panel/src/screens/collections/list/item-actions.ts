import type { ItemSummary, ItemsChange } from '@sitewright/model/collections/answers/item-answers'
import type { CollectionName } from '@sitewright/model/collections/collection-kinds'
import { toasts } from '@sitewright/ui/floating/toast-store'
import { textOfError } from '../../../data/calls/call-error'
import {
  arrangeItem,
  changeItems,
  createItemPreview,
  duplicateItem,
  scheduleItem,
  tellItems,
  undoUnpublishItem,
} from '../../../data/collections/items'
import { goTo } from '../../../ground/router'
import { siteAddress } from '../../../ground/site-address'
import { attemptAll } from '../../store/parts/attempt-all'
import { countItems } from '../parts/item-words'

export type NameKind = 'tag' | 'category'
type Change = Omit<ItemsChange, 'itemIds'>

const nameFields = {
  tag: { add: 'addTags', remove: 'removeTags' },
  category: { add: 'addCategories', remove: 'removeCategories' },
} as const

/** What can be done with items of the list. Each says what happened and offers the way back. */
export interface ItemActions {
  readonly publish: (items: readonly ItemSummary[]) => Promise<void>
  readonly unpublish: (items: readonly ItemSummary[]) => Promise<void>
  readonly addName: (items: readonly ItemSummary[], kind: NameKind, name: string) => Promise<void>
  readonly removeName: (items: readonly ItemSummary[], kind: NameKind, name: string) => Promise<void>
  readonly setAuthor: (items: readonly ItemSummary[], authorId: string | null) => Promise<void>
  readonly setFeatured: (items: readonly ItemSummary[], isFeatured: boolean) => Promise<void>
  readonly setComments: (items: readonly ItemSummary[], allowsComments: boolean) => Promise<void>
  readonly moveTo: (items: readonly ItemSummary[], collectionId: string, title: string) => Promise<void>
  readonly remove: (items: readonly ItemSummary[]) => Promise<void>
  readonly duplicate: (item: ItemSummary) => Promise<void>
  readonly arrange: (item: ItemSummary, beforeId: string | null) => Promise<void>
  readonly copyLink: (item: ItemSummary) => Promise<void>
  readonly sharePreview: (item: ItemSummary) => Promise<void>
}

export function createItemActions(name: CollectionName): ItemActions {
  const nameAll = (items: readonly ItemSummary[]) =>
    items.length === 1 ? `“${items[0]?.title}”` : countItems(name, items.length)

  /** Does it to all that would change, and offers to take it back for those that did. */
  async function run(
    items: readonly ItemSummary[],
    change: Change,
    { say, undo }: { say: (what: string) => string; undo: (changed: readonly ItemSummary[]) => Promise<unknown> },
  ): Promise<void> {
    if (items.length === 0) return
    await attempt(async () => {
      const answer = await changeItems(
        items.map(({ id }) => id),
        change,
      )
      tellRefused(answer.refused)
      const changed = items.filter(({ id }) => answer.changed.includes(id))
      if (changed.length === 0) return
      const takeBack = async () => {
        await undo(changed)
        await tellItems()
      }
      toasts.show({
        text: say(nameAll(changed)),
        action: { label: 'Undo', run: () => void attempt(takeBack) },
      })
    })
  }

  return {
    publish: (items) =>
      run(
        items.filter((it) => it.state !== 'published' || it.hasUnpublishedChanges),
        { state: 'published' },
        { say: (what) => `${what} published`, undo: takeBackPublished },
      ),
    unpublish: (items) =>
      run(
        items.filter((it) => it.state === 'published'),
        { state: 'draft' },
        { say: (what) => `${what} unpublished`, undo: (changed) => throwFirst(changed, undoUnpublishItem) },
      ),
    addName: (items, kind, text) => {
      const { add, remove } = nameFields[kind]
      return run(
        items.filter((it) => !hasName(it, kind, text)),
        { [add]: [text] },
        {
          say: (what) => `Added “${text}” to ${what}`,
          undo: (changed) => changeItems(ids(changed), { [remove]: [text] }),
        },
      )
    },
    removeName: (items, kind, text) => {
      const { add, remove } = nameFields[kind]
      return run(
        items.filter((it) => hasName(it, kind, text)),
        { [remove]: [text] },
        {
          say: (what) => `Removed “${text}” from ${what}`,
          undo: (changed) => changeItems(ids(changed), { [add]: [text] }),
        },
      )
    },
    setAuthor: (items, authorId) =>
      run(
        items.filter((it) => it.authorId !== authorId),
        { authorId },
        {
          say: (what) => `Author of ${what} changed`,
          undo: (changed) =>
            changeBack(
              changed,
              (it) => it.authorId,
              (before) => ({ authorId: before }),
            ),
        },
      ),
    setFeatured: (items, isFeatured) =>
      run(
        items.filter((it) => it.isFeatured !== isFeatured),
        { isFeatured },
        {
          say: (what) => `${what} ${isFeatured ? 'featured' : 'no longer featured'}`,
          undo: (changed) => changeItems(ids(changed), { isFeatured: !isFeatured }),
        },
      ),
    setComments: (items, allowsComments) =>
      run(
        items.filter((it) => it.allowsComments !== allowsComments),
        { allowsComments },
        {
          say: (what) => `Comments ${allowsComments ? 'allowed on' : 'closed on'} ${what}`,
          undo: (changed) => changeItems(ids(changed), { allowsComments: !allowsComments }),
        },
      ),
    moveTo: (items, collectionId, title) =>
      run(
        items.filter((it) => it.collectionId !== collectionId),
        { collectionId },
        {
          say: (what) => `${what} moved to ${title}`,
          undo: (changed) =>
            changeBack(
              changed,
              (it) => it.collectionId,
              (before) => ({ collectionId: before }),
            ),
        },
      ),
    remove: (items) =>
      run(
        items,
        { state: 'deleted' },
        { say: (what) => `${what} deleted`, undo: (changed) => changeItems(ids(changed), { state: 'restored' }) },
      ),
    duplicate: ({ id, title }) =>
      attempt(async () => {
        const copyId = await duplicateItem(id)
        const open = () => goTo({ screen: 'pages', part: copyId })
        toasts.show({ text: `“${title}” duplicated`, action: { label: 'Open', run: open } })
      }),
    arrange: ({ id }, beforeId) => attempt(() => arrangeItem(id, beforeId)),
    copyLink: ({ path }) =>
      attempt(async () => {
        await navigator.clipboard.writeText(siteAddress.value + path)
        toasts.show({ text: 'Link copied' })
      }),
    sharePreview: ({ id }) =>
      attempt(async () => {
        await navigator.clipboard.writeText(siteAddress.value + (await createItemPreview(id)))
        toasts.show({ text: 'Preview link copied. It works for 7 days.' })
      }),
  }
}

function ids(items: readonly ItemSummary[]): string[] {
  return items.map(({ id }) => id)
}

function hasName({ tags, categories }: ItemSummary, kind: NameKind, text: string): boolean {
  const names = kind === 'tag' ? tags : categories
  return names.some((it) => it.toLowerCase() === text.toLowerCase())
}

/** What visitors did not see before, they do not see again; what they saw of a changed one is gone for good. */
async function takeBackPublished(items: readonly ItemSummary[]): Promise<void> {
  const hidden = items.filter(({ state }) => state !== 'published')
  if (hidden.length > 0) await changeItems(ids(hidden), { state: 'draft' })
  await throwFirst(
    hidden.filter(({ scheduledAt }) => scheduledAt !== null),
    (id, { scheduledAt }) => scheduleItem(id, scheduledAt ?? ''),
  )
}

/** Each value gets back those that had it. */
async function changeBack<Value>(
  items: readonly ItemSummary[],
  read: (item: ItemSummary) => Value,
  write: (value: Value) => Change,
): Promise<void> {
  for (const value of new Set(items.map(read)))
    await changeItems(ids(items.filter((it) => read(it) === value)), write(value))
}

async function throwFirst(
  items: readonly ItemSummary[],
  work: (id: string, item: ItemSummary) => Promise<unknown>,
): Promise<void> {
  const [error] = await attemptAll(items, (item) => work(item.id, item))
  if (error) throw error
}

function tellRefused(refused: readonly { readonly reason: string }[]): void {
  const [first] = refused
  if (!first) return
  const others = refused.length > 1 ? ` (and ${refused.length - 1} more)` : ''
  toasts.show({ kind: 'error', text: `${first.reason}${others}` })
}

async function attempt(work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    toasts.show({ kind: 'error', text: textOfError(error) })
  }
}
