import { isPlainObject } from './same-json'

export interface Identified {
  readonly id: string
}

/** Sections and blocks are such lists: each item is known by its id, wherever it stands. */
export function isIdentifiedList(value: unknown): value is readonly Identified[] {
  if (!Array.isArray(value)) return false
  const ids = new Set<unknown>()
  for (const item of value) {
    if (!isPlainObject(item) || typeof item.id !== 'string' || ids.has(item.id)) return false
    ids.add(item.id)
  }
  return true
}

/** Takes a change of order over to a list that others have added to and taken from meanwhile. */
export function rebaseOrder(current: readonly string[], from: readonly string[], to: readonly string[]): string[] {
  const known = new Set(from)
  const present = new Set(current)
  // What was there and is gone now was taken away by somebody else; what is new in the target comes with it.
  const result = to.filter((id) => present.has(id) || !known.has(id))
  const placed = new Set(result)
  for (const [index, id] of current.entries()) {
    if (placed.has(id) || known.has(id)) continue
    const before = current.slice(0, index).findLast((it) => placed.has(it))
    result.splice(before === undefined ? 0 : result.indexOf(before) + 1, 0, id)
    placed.add(id)
  }
  return result
}
