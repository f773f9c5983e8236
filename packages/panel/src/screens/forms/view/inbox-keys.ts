/** Keys of the inbox; the sheet of shortcuts is written from this list. */
export const inboxKeys = {
  next: { keys: 'j', label: 'Next submission' },
  previous: { keys: 'k', label: 'Previous submission' },
  select: { keys: 'x', label: 'Select or deselect' },
  star: { keys: 's', label: 'Star or unstar' },
  done: { keys: 'e', label: 'Mark as read and open next' },
  unread: { keys: 'u', label: 'Mark as unread' },
  spam: { keys: '!', label: 'Mark or unmark spam' },
  bin: { keys: '#', label: 'Move to trash or restore' },
  note: { keys: 'n', label: 'Add note' },
  search: { keys: '/', label: 'Search submissions' },
  undo: { keys: 'z', label: 'Undo' },
} as const
export type InboxKey = keyof typeof inboxKeys

/** Letters with modifiers belong to others; what shift makes of a key differs between keyboards, so the sign counts. */
export function findInboxKey(event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>): InboxKey | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null
  const names = Object.keys(inboxKeys) as InboxKey[]
  return names.find((name) => inboxKeys[name].keys === event.key.toLowerCase()) ?? null
}
