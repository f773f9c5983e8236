import { type Part, parseParts, placeholderNames } from './url-mapping-parts'

export interface UrlMapping {
  /** Counted from 1, as editors show it. */
  readonly line: number
  readonly from: readonly Part[]
  readonly to: string
  readonly status: 301 | 302
}

export interface ParsedMappings {
  readonly mappings: readonly UrlMapping[]
  /** Line number → what is wrong there. Lines with errors are left out of `mappings`. */
  readonly errors: ReadonlyMap<number, string>
}

export const maxMappingLines = 2500
const longestLine = 2000

/** One mapping a line: `/old -> /new 301`. Empty lines and lines that start with # say nothing. */
export function parseUrlMappings(text: string): ParsedMappings {
  const mappings: UrlMapping[] = []
  const errors = new Map<number, string>()
  for (const [index, raw] of text.split(/\r\n|\r|\n/).entries()) {
    const line = index + 1
    const content = raw.trim()
    if (content === '' || content.startsWith('#')) continue
    const mapping = line > maxMappingLines ? `You can have up to ${maxMappingLines} lines.` : parseLine(content, line)
    if (typeof mapping === 'string') errors.set(line, mapping)
    else mappings.push(mapping)
    if (line > maxMappingLines) break
  }
  return { mappings, errors }
}

function parseLine(content: string, line: number): UrlMapping | string {
  if (content.length > longestLine) return `Keep each line under ${longestLine + 1} characters.`
  const [from = '', rest, ...more] = content.split(/\s->\s/).map((part) => part.trim())
  if (rest === undefined || more.length > 0) return 'Enter a line like this: /old -> /new 301'
  const [to = '', status = '301', ...extra] = rest.split(/\s+/)
  if (extra.length > 0) return 'Enter a line like this: /old -> /new 301'
  if (status !== '301' && status !== '302') return 'End the line with 301 (permanent) or 302 (temporary).'
  if (!from.startsWith('/')) return 'The old URL must start with /.'
  if (/[?#]/.test(from)) return 'The old URL can’t contain ? or #.'
  const parts = parseParts(from)
  if (typeof parts === 'string') return parts
  const wrongTarget = checkTarget(to, placeholderNames(parts))
  if (wrongTarget) return wrongTarget
  if (to.toLowerCase() === from.toLowerCase()) return 'This URL would redirect to itself.'
  return { line, from: parts, to, status: status === '301' ? 301 : 302 }
}

function checkTarget(to: string, known: ReadonlySet<string>): string | null {
  const isPath = to.startsWith('/') && !/^\/[/\\]/.test(to)
  const origin = /^https?:\/\/[^/?#\\]+/i.exec(to)?.[0]
  if (!isPath && origin === undefined) return 'The new URL must start with /, http:// or https://.'
  // A placeholder there would let any visitor choose the site that the link leads to.
  if (origin?.includes('[')) return 'A placeholder can’t be part of a domain.'
  for (const [, name = ''] of to.matchAll(/\[([^[\]]*)\]/g)) {
    if (!known.has(name)) return `The placeholder [${name}] isn’t in the old URL.`
  }
  return null
}
