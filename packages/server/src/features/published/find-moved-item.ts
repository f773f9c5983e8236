import type { SiteData } from '../../render/site-data'
import { type CollectionKind, findCollectionAbove } from './collection-kind'

const maxHops = 4

/**
 * Where an item of a collection is now that its own address has changed, or that of the page above it. Null when it leads to
 * nothing.
 */
export async function findMovedItem(
  kinds: readonly CollectionKind[],
  site: SiteData,
  path: string,
): Promise<string | null> {
  let at = path
  for (let hop = 0; hop < maxHops; hop++) {
    const next = site.redirects.get(at)?.to ?? moveWithPage(site, at)
    if (next === null) return null
    if (await isThere(kinds, site, next)) return next
    at = next
  }
  return null
}

/** The same address below the new one of the page above. */
function moveWithPage({ redirects }: SiteData, path: string): string | null {
  const parts = path.split('/')
  for (let count = parts.length - 1; count > 1; count--) {
    const moved = redirects.get(parts.slice(0, count).join('/'))
    if (moved !== undefined) return [moved.to, ...parts.slice(count)].join('/')
  }
  return null
}

async function isThere(kinds: readonly CollectionKind[], site: SiteData, path: string): Promise<boolean> {
  const place = findCollectionAbove(kinds, site, path)
  if (place === null) return false
  const { kind, ...asked } = place
  return (await kind.find({ site, ...asked, query: new URLSearchParams() }))?.kind === 'shown'
}
