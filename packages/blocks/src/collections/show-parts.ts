import type { CollectionDesign } from '@sitewright/model/collections/collection-design'
import type { ItemCard } from '@sitewright/model/collections/item-card'

/** An item without what its collection does not show of items. */
export function showParts(item: ItemCard, { parts }: Pick<CollectionDesign, 'parts'>): ItemCard {
  return {
    ...item,
    picture: parts.picture ? item.picture : null,
    excerpt: parts.excerpt ? item.excerpt : '',
    date: parts.date ? item.date : null,
    author: parts.author ? item.author : null,
    categories: parts.categories ? item.categories : [],
  }
}
