/** Keys of the inbox; the sheet of shortcuts is written from this list. */
export const inboxKeys = {
  next: { keys: 'j', label: 'Open the next submission' },
  previous: { keys: 'k', label: 'Open the one before' },
  select: { keys: 'x', label: 'Select or unselect it' },
  star: { keys: 's', label: 'Star it, or take the star away' },
  done: { keys: 'e', label: 'Mark as read and go on' },
  unread: { keys: 'u', label: 'Mark as unread' },
  spam: { keys: '!', label: 'It is spam, or it is not' },
  bin: { keys: '#', label: 'Move to the bin, or take back' },
  note: { keys: 'n', label: 'Write a note' },
  search: { keys: '/', label: 'Search the submissions' },
  undo: { keys: 'z', label: 'Take the last one back' },
} as const
export type InboxKey = keyof typeof inboxKeys

/** Letters with modifiers belong to others; what shift makes of a key differs between keyboards, so the sign counts. */
export function findInboxKey(event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>): InboxKey | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null
  const names = Object.keys(inboxKeys) as InboxKey[]
  return names.find((name) => inboxKeys[name].keys === event.key.toLowerCase()) ?? null
}
