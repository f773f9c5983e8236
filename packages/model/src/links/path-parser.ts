export const pathCacheMaxEntries = 500

/** The decoded segments of a path: `/shop/red%20mug/` is `['shop', 'red mug']`. */
export type PathSegments = readonly string[]

export interface PathParser {
  parse: (path: string) => PathSegments
  readonly cachedPaths: readonly string[]
}

/** Remembers the paths used most recently; the one unused for longest leaves first. */
export function createPathParser(): PathParser {
  // A Map keeps insertion order: re-inserting on use leaves the least recently used entry first.
  const cache = new Map<string, PathSegments>()
  return {
    parse(path) {
      const segments = cache.get(path) ?? splitPath(path)
      cache.delete(path)
      cache.set(path, segments)
      if (cache.size > pathCacheMaxEntries) cache.delete(cache.keys().next().value as string)
      return segments
    },
    get cachedPaths() {
      return [...cache.keys()]
    },
  }
}

function splitPath(path: string): PathSegments {
  const [pathname = ''] = path.split(/[?#]/, 1)
  return pathname
    .split('/')
    .filter((segment) => segment !== '')
    .map(decodeSegment)
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
