import { type PagePath, parsePagePath } from './addresses/page-path'

export const pathCacheMaxEntries = 500

export interface PathCache {
  parse: (target: string) => PagePath | null
  readonly size: number
}

/** Reads the addresses asked for most recently only once; the one unused for longest leaves first. */
export function createPathCache(): PathCache {
  // A Map keeps insertion order: re-inserting on use leaves the least recently used entry first.
  const cache = new Map<string, PagePath>()
  return {
    parse(target) {
      const path = cache.get(target) ?? parsePagePath(target)
      if (path === null) return null
      cache.delete(target)
      cache.set(target, path)
      const [oldest] = cache.size > pathCacheMaxEntries ? cache.keys() : []
      if (oldest !== undefined) cache.delete(oldest)
      return path
    },
    get size() {
      return cache.size
    },
  }
}
