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

/** Finds what visitors may see of what blocks ask for. */
export type FillShelves = (tx: Tx, site: SiteData, wishes: readonly ShelfWish[]) => Promise<FilledShelves>
