import { slideItemId } from '@sitewright/model/galleries/slide-address'
import type { AddressedGallery } from '../galleries/parts/item-address'

/** The shown item stands in the hash; the history gets no entries by it. */
export function writeItem({ named, entryState }: AddressedGallery, index: number): void {
  const slide = named[index]
  if (!slide) return
  const itemId = slideItemId(slide)
  history.replaceState({ ...history.state, ...entryState(itemId) }, '', `#itemId=${encodeURIComponent(itemId)}`)
}

/** An address that opened the viewer is left for the page's own; else only what the viewer wrote is taken away. */
export function leaveItem({ collectionUrl }: AddressedGallery, isOpenedByAddress: boolean): void {
  const path = isOpenedByAddress ? collectionUrl : location.pathname
  history.replaceState(isOpenedByAddress ? null : history.state, '', path + location.search)
}
