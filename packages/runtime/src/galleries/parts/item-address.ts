import { type AddressedSlide, chooseItemOwner, readItemSegment } from '@sitewright/model/galleries/slide-address'
import { chooseOpenedItem } from '@sitewright/model/lightbox/lightbox'

/** A gallery among those of the page that answer to its address. */
export interface AddressedGallery {
  readonly named: readonly AddressedSlide[]
  /** The page's own path, without an item behind it. */
  readonly collectionUrl: string
  /** The slide that the address names by its hash or its last segment; null when it is none, or another gallery's. */
  namedIndex(): number | null
  /** What a history entry of this gallery holds. */
  entryState(itemId: string): object
}

export function joinAddress(all: readonly (readonly AddressedSlide[])[], place: number): AddressedGallery {
  const named = all[place] ?? []
  const collectionUrl = readCollectionUrl()
  return {
    named,
    collectionUrl,
    namedIndex() {
      const { pathname: path, hash } = location
      const hashItemId = new URLSearchParams(hash.slice(1)).get('itemId')
      const owners = [hashItemId, readItemSegment(path, collectionUrl)].map((itemId) =>
        chooseItemOwner(all, itemId, history.state?.gallery),
      )
      const owner = owners.find((it) => it >= 0)
      return owner === place ? chooseOpenedItem({ items: named, hashItemId, path, collectionUrl }) : null
    },
    entryState: (itemId) => ({ itemId, gallery: place }),
  }
}

/** The canonical address is the page's own; what the visitor's has beyond it names an item. */
function readCollectionUrl(): string {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href
  return URL.canParse(canonical) ? new URL(canonical).pathname : location.pathname
}
