import type { CollectionName } from '@sitewright/model/collections/collection-kinds'
import type { EditedItem } from './open-item'

/** What each part of the settings of an item knows. */
export interface ItemTabProps {
  edited: EditedItem
  name: CollectionName
  /** Of the site. */
  timeZone: string
}
