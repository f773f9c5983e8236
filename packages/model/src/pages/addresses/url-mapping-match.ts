import type { UrlMapping } from './url-mappings'

export interface MappedTarget {
  readonly location: string
  readonly status: 301 | 302
}

export type UrlMatcher = (segments: readonly string[]) => MappedTarget | null

/** Finds the first line that matches. Lines without placeholders are looked up at once, however many there are. */
export function createUrlMatcher(mappings: readonly UrlMapping[]): UrlMatcher {
  const plain = new Map<string, UrlMapping>()
  const patterns: UrlMapping[] = []
  for (const mapping of mappings) {
    const key = plainKey(mapping)
    if (key === null) patterns.push(mapping)
    else if (!plain.has(key)) plain.set(key, mapping)
  }
  return (segments) => {
    const exact = plain.get(joinSegments(segments))
    for (const pattern of patterns) {
      if (exact && exact.line < pattern.line) break
      const values = matchPattern(pattern, segments)
      if (values) return { location: fillTarget(pattern.to, values), status: pattern.status }
    }
    return exact ? { location: exact.to, status: exact.status } : null
  }
}

function plainKey(mapping: UrlMapping): string | null {
  const texts: string[] = []
  for (const part of mapping.from) {
    if ('name' in part) return null
    texts.push(part.text)
  }
  return joinSegments(texts)
}

/** A segment may itself hold a decoded slash, so that a slash cannot be what joins them. */
function joinSegments(segments: readonly string[]): string {
  return segments.map((segment) => segment.toLowerCase()).join('\0')
}

function matchPattern(mapping: UrlMapping, segments: readonly string[]): Map<string, string> | null {
  if (segments.length !== mapping.from.length) return null
  const values = new Map<string, string>()
  for (const [index, part] of mapping.from.entries()) {
    const segment = segments[index] ?? ''
    if ('name' in part) values.set(part.name, segment)
    else if (part.text !== segment.toLowerCase()) return null
  }
  return values
}

/** Values are encoded: a backslash or a slash in them must not make the target another site. */
function fillTarget(to: string, values: ReadonlyMap<string, string>): string {
  return to.replace(/\[([^[\]]*)\]/g, (_place, name: string) => encodeSegment(values.get(name) ?? ''))
}

function encodeSegment(value: string): string {
  // A lone half of a surrogate pair has no encoding.
  return encodeURIComponent(value.replace(/\p{Cs}/gu, '\ufffd'))
}
