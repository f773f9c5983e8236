import type { Settings } from '../ground/settings'

/** Parts of a hundred: what answers most visits has most. */
const shares = {
  pages: 38,
  siteData: 25,
  storeIndexes: 11,
  productHeads: 7,
  collectionIndexes: 5,
  itemHeads: 5,
  forms: 6,
  pageItems: 3,
} as const

export type CacheBudget = Pick<Settings, 'CACHE_MB'>

/** How much of the memory that the host may use for caches is for one of them. */
export function cacheBytes({ CACHE_MB }: CacheBudget, name: keyof typeof shares): number {
  return Math.floor((CACHE_MB * 1024 * 1024 * shares[name]) / 100)
}
