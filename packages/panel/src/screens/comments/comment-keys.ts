/** Keys of the list of comments; the sheet of shortcuts is written from it. */
export const commentKeys = {
  next: { keys: 'j', label: 'Next comment' },
  previous: { keys: 'k', label: 'Previous comment' },
  select: { keys: 'x', label: 'Select or deselect' },
  approve: { keys: 'a', label: 'Approve or restore' },
  spam: { keys: '!', label: 'Mark as spam' },
  trash: { keys: '#', label: 'Move to trash' },
  reply: { keys: 'r', label: 'Reply' },
  search: { keys: '/', label: 'Search comments' },
  undo: { keys: 'z', label: 'Undo' },
} as const
export type CommentKey = keyof typeof commentKeys

/** Letters with modifiers belong to others; what shift makes of a key differs between keyboards, so the sign counts. */
export function findCommentKey(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>,
): CommentKey | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null
  const names = Object.keys(commentKeys) as CommentKey[]
  return names.find((name) => commentKeys[name].keys === event.key.toLowerCase()) ?? null
}
