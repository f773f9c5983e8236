import type { ItemShelf, ItemWish } from '@sitewright/model/collections/item-shelf'
import type { Shelf, ShelfWish } from '@sitewright/model/commerce/products/shelf'
import type { Tx } from '../storage/database'
import type { SiteData } from './site-data'

/** The products that blocks of a page show. */
export interface FilledShelves {
  /** By the names of the wishes. */
  readonly shelves: ReadonlyMap<string, Shelf>
  /** Changes with these tags make them wrong. */
  readonly tags: readonly string[]
}

/** The items of collections that they show. */
export interface FilledItemShelves {
  readonly itemShelves: ReadonlyMap<string, ItemShelf>
  readonly tags: readonly string[]
  /** When others would be found without anybody changing anything; null where that is never. */
  readonly until: number | null
}

/** Finds what visitors may see of what blocks ask for. */
export interface FillShelves {
  readonly products: (tx: Tx, site: SiteData, wishes: readonly ShelfWish[]) => Promise<FilledShelves>
  readonly items: (tx: Tx, site: SiteData, wishes: readonly ItemWish[]) => Promise<FilledItemShelves>
}
