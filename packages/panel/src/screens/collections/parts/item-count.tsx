import type { CollectionName } from '@sitewright/model/collections/collection-kinds'
import { useItemCount } from '../../../data/collections/items'
import { countItems } from './item-words'

export function ItemCount({ collectionId, name }: { collectionId: string; name: CollectionName }) {
  const count = useItemCount(collectionId)
  return <small className="item-count">{count === undefined ? '' : countItems(name, count)}</small>
}
