import { nameWish, type ShelfWish } from '@sitewright/model/commerce/products/shelf'
import type { PageDocument } from '@sitewright/model/pages/document'
import { createBlockReader } from './read-blocks'

/** What the documents ask the store for, each once. */
export function listUsedShelves(...documents: readonly PageDocument[]): ShelfWish[] {
  const blocks = documents.flatMap(({ sections }) => sections.flatMap((section) => section.blocks))
  return [...new Map(blocks.flatMap(wishesOfBlock).map((wish) => [nameWish(wish), wish])).values()]
}

const wishesOfBlock = createBlockReader<ShelfWish>(
  (definition, props) => definition.listShelves?.(props as Parameters<typeof definition.listShelves>[0]) ?? [],
)
