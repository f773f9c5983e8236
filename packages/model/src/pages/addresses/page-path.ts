export interface PagePath {
  /** The decoded parts between the slashes, in the case they were sent in. */
  readonly segments: readonly string[]
  /** The address as pages have it: small letters, single slashes, none at the end. */
  readonly path: string
  /** False when the visitor used another spelling, which leads to `path`. */
  readonly isCanonical: boolean
  /** With its question mark, or empty. */
  readonly query: string
}

const longestTarget = 4000

/** Reads the target of a request line. Null when it cannot be the address of anything. */
export function parsePagePath(target: string): PagePath | null {
  if (!target.startsWith('/') || target.length > longestTarget) return null
  const [beforeHash = ''] = target.split('#', 1)
  const mark = beforeHash.indexOf('?')
  const rawPath = mark < 0 ? beforeHash : beforeHash.slice(0, mark)
  const segments: string[] = []
  for (const piece of rawPath.split('/')) {
    if (piece === '') continue
    const segment = decodeSegment(piece)
    if (segment === null) return null
    segments.push(segment)
  }
  const path = `/${segments.map((segment) => segment.toLowerCase()).join('/')}`
  return { segments, path, isCanonical: path === rawPath, query: mark < 0 ? '' : beforeHash.slice(mark) }
}

/** A control character, a slash or a backslash inside one part is an attack or a mistake, never a page. */
function decodeSegment(piece: string): string | null {
  let segment: string
  try {
    segment = decodeURIComponent(piece)
  } catch {
    return null
  }
  if (segment === '.' || segment === '..') return null
  for (const character of segment) {
    const code = character.charCodeAt(0)
    if (code < 0x20 || code === 0x7f || character === '/' || character === '\\') return null
  }
  return segment
}

/** Pages inside folders have addresses of their own, so that moving a page breaks no link. */
export function addressOfPage(slug: string, isHomepage: boolean): string {
  return isHomepage ? '/' : `/${slug}`
}

/** A product stands below the page of its store. */
export function addressOfProduct(storeSlug: string, slug: string): string {
  return `/${storeSlug}/${productPart}/${slug}`
}
export const productPart = 'p'

/** All other items stand right below the page of their collection. */
export function addressOfItem(collectionSlug: string, slug: string): string {
  return `/${collectionSlug}/${slug}`
}
