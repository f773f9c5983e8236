import { type ItemWish, nameItemWish } from '@sitewright/model/collections/item-shelf'
import type { PageDocument } from '@sitewright/model/pages/document'
import { createBlockReader } from './read-blocks'

/** What the documents ask collections for, each once. */
export function listUsedItemShelves(...documents: readonly PageDocument[]): ItemWish[] {
  const blocks = documents.flatMap(({ sections }) => sections.flatMap((section) => section.blocks))
  return [...new Map(blocks.flatMap(wishesOfBlock).map((wish) => [nameItemWish(wish), wish])).values()]
}

const wishesOfBlock = createBlockReader<ItemWish>(
  (definition, props) => definition.listItemShelves?.(props as Parameters<typeof definition.listItemShelves>[0]) ?? [],
)
