import { readItemSegment } from '@sitewright/model/galleries/slide-address'

export interface ItemAddress {
  /** The page's own path, without an item behind it. */
  readonly collectionUrl: string
  /** What the address names, by its hash or by its last segment. */
  readonly itemId: string | null
  readonly hashItemId: string | null
}

/** The canonical address is the page's own; what the visitor's has beyond it names an item. */
export function readItemAddress(): ItemAddress {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href
  const collectionUrl = URL.canParse(canonical) ? new URL(canonical).pathname : location.pathname
  const hashItemId = new URLSearchParams(location.hash.slice(1)).get('itemId')
  return { collectionUrl, hashItemId, itemId: hashItemId ?? readItemSegment(location.pathname, collectionUrl) }
}
