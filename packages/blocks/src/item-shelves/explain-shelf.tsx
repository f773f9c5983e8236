import type { ItemShelf, ItemWish } from '@sitewright/model/collections/item-shelf'
import { nameItemWish } from '@sitewright/model/collections/item-shelf'
import { EditingNote } from '../ground/editing-note'
import type { ViewContext } from '../ground/view-context'

/** What the block shows; for who edits it a word where that is nothing. */
export function readItemShelf(context: ViewContext, wish: ItemWish | undefined): ItemShelf | undefined {
  return wish === undefined ? undefined : context.itemShelves?.get(nameItemWish(wish))
}

interface ExplainInput {
  readonly context: ViewContext
  readonly wish: ItemWish | undefined
  readonly shelf: ItemShelf | undefined
}

export function ExplainShelf({ context, wish, shelf }: ExplainInput) {
  if (!context.isEditing) return null
  if (wish === undefined) return <EditingNote>Choose a blog, events, portfolio or gallery page.</EditingNote>
  if (shelf === undefined) return <EditingNote>Loading…</EditingNote>
  return <EditingNote>There is nothing published to show here yet.</EditingNote>
}
