/** Of one comment in a path: the time, so that they stand in its order, and what tells two of one moment apart. */
const elementLength = 36

interface Above {
  readonly id: string
  readonly ancestorIds: readonly string[]
  readonly path: string
}

/** Where a comment stands. One that would stand too deep answers the deepest one above it that can be answered. */
export function placeComment(id: string, at: number, above: Above | null, maxDepth: number) {
  const ancestorIds = above === null ? [] : [...above.ancestorIds, above.id].slice(0, maxDepth - 1)
  const element = at.toString(16).padStart(12, '0') + id
  const path = (above?.path ?? '').slice(0, ancestorIds.length * elementLength) + element
  return { ancestorIds, depth: ancestorIds.length, path }
}

/** What follows a comment in a list; null for what is no such place. */
export function readCommentPath(text: string): string | null {
  return text.length <= 5 * elementLength && /^[0-9a-f]+$/.test(text) ? text : null
}
