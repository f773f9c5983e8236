import { type Failure, fail } from '@sitewright/model/failures/catalog'

/** What no text of the database holds: the character zero, and half of a character. */
function isStorableText(text: string): boolean {
  return !text.includes('\0') && isWellFormed(text)
}

function isWellFormed(text: string): boolean {
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    if (unit < 0xd800 || unit > 0xdfff) continue
    const next = text.charCodeAt(at + 1)
    if (unit > 0xdbff || !(next >= 0xdc00 && next <= 0xdfff)) return false
    at++
  }
  return true
}

/**
 * Every text, name and number that comes in passes here, before any schema sees it: what the database could not store is
 * refused by the name of its field. Null when all of it can be stored.
 */
export function checkStorable(input: unknown): Failure | null {
  const path = findUnstorable(input)
  if (path === null) return null
  return fail('request.unstorable', { field: path.join('.') })
}

/** Text that holds JSON inside of something else, such as a cursor. Undefined when it cannot be read or stored. */
export function readStorableJson(text: string): unknown {
  try {
    const read: unknown = JSON.parse(text)
    return findUnstorable(read) === null ? read : undefined
  } catch {
    return undefined
  }
}

/** The way to the first value that cannot be stored. JSON has no infinity: a number that large was read as one. */
function findUnstorable(value: unknown): string[] | null {
  if (typeof value === 'string') return isStorableText(value) ? null : []
  if (typeof value === 'number') return Number.isFinite(value) ? null : []
  if (typeof value !== 'object' || value === null) return null
  if (Array.isArray(value)) {
    for (let at = 0; at < value.length; at++) {
      const path = findUnstorable(value[at])
      if (path !== null) return [String(at), ...path]
    }
    return null
  }
  const fields = value as Record<string, unknown>
  for (const name of Object.keys(fields)) {
    if (!isStorableText(name)) return []
    const path = findUnstorable(fields[name])
    if (path !== null) return [name, ...path]
  }
  return null
}
