/** What kind of place a link value names. Every value is exactly one of these. */
export const linkCategories = [
  'empty',
  'anchor',
  'external link',
  'file link',
  'content link',
  'malformed protocol',
  'other protocol',
] as const
export type LinkCategory = (typeof linkCategories)[number]

const filePrefix = '/s/'
const schemeParts = /^([a-z][a-z0-9+.-]*):(.*)$/is
const hostLike = /^[a-z0-9-]+(\.[a-z0-9-]+)+(?![^/:?#])/i

/** Schemes whose rest may look like a host name (`tel:555.1234`) and is none. */
const opaqueSchemes: ReadonlySet<string> = new Set(['mailto', 'tel', 'sms', 'javascript', 'data', 'geo', 'facetime'])

export function categorizeLink(value: string): LinkCategory {
  const link = readAsBrowser(value)
  if (link === '') return 'empty'
  if (link.startsWith('#')) return 'anchor'
  // Browsers read a backslash as a slash: '/\host' leaves the site as '//host' does.
  if (/^[/\\]{2}/.test(link)) return 'external link'
  if (link.startsWith(filePrefix)) return 'file link'
  if (link.startsWith('/')) return 'content link'
  return categorizeByScheme(link)
}

function categorizeByScheme(link: string): LinkCategory {
  const [, scheme = '', rest = ''] = schemeParts.exec(link) ?? []
  const name = scheme.toLowerCase()
  if (name === '') return 'malformed protocol'
  if (name === 'http' || name === 'https') {
    return /^\/\/[^\s/\\?#]/.test(rest) ? 'external link' : 'malformed protocol'
  }
  if (opaqueSchemes.has(name) || rest.startsWith('//')) return 'other protocol'
  // 'htp:host.com' is a mistyped web address; 'spotify:track:1' is a protocol.
  return rest === '' || rest.startsWith('/') || hostLike.test(rest) ? 'malformed protocol' : 'other protocol'
}

export function isScriptLink(value: string): boolean {
  return /^javascript:/i.test(readAsBrowser(value))
}

const collectionPanelLink = /^\/pages\/[^/?#]{24}$/

/** `/pages/{24-character id}` opens a collection's panel instead of a page. */
export function isCollectionPanelLink(value: string): boolean {
  return collectionPanelLink.test(value)
}

/**
 * Browsers drop tabs and line breaks anywhere in an address, and control characters around it.
 * Reading it as they do keeps 'java\nscript:' from passing as harmless.
 */
function readAsBrowser(value: string): string {
  const kept = [...value].filter((character) => !'\t\n\r'.includes(character))
  const isContent = (character: string) => character > ' ' && !/\s/.test(character)
  const first = kept.findIndex(isContent)
  const last = kept.findLastIndex(isContent)
  return first === -1 ? '' : kept.slice(first, last + 1).join('')
}
