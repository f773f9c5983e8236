import type { IncomingMessage } from 'node:http'

const maxAddressLength = 8_000

/**
 * What is refused before anything looks at the request: everything in it that two readers could read in two ways.
 * Null when the request is plain; otherwise the status of the refusal.
 */
export function findAmbiguity(request: Pick<IncomingMessage, 'url' | 'rawHeaders'>): 400 | 404 | 414 | null {
  const address = request.url ?? ''
  if (!hasOneHost(request)) return 400
  // An absolute address names a second host beside the Host header.
  if (!address.startsWith('/')) return 400
  if (address.length > maxAddressLength) return 414
  const path = pathOf(address)
  if (hasControlCharacter(path) || /%(?![0-9a-f]{2})/i.test(path) || /%(?:00|0a|0d)/i.test(path)) return 400
  // Doubled and encoded separators and dot segments would let one address pass for another.
  if (/\/\/|\\|%2f|%5c/i.test(path) || hasDotSegment(path)) return 404
  return isDecodable(path) ? null : 400
}

export function pathOf(address: string): string {
  const end = address.search(/[?#]/)
  return end === -1 ? address : address.slice(0, end)
}

/** Of two Host headers each reader could believe another. */
export function hasOneHost({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): boolean {
  let count = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]
    if (name?.length === 4 && name.toLowerCase() === 'host') count += 1
  }
  return count === 1
}

function hasControlCharacter(path: string): boolean {
  return Array.from(path).some((character) => character.charCodeAt(0) < 0x21 || character.charCodeAt(0) === 0x7f)
}

function hasDotSegment(path: string): boolean {
  return path.split('/').some((segment) => {
    const plain = segment.replace(/%2e/gi, '.')
    return plain === '.' || plain === '..'
  })
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}
