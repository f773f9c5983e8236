/** Where a closed bar is remembered, in the browser's local storage. */
export const announcementDismissedKey = 'announcement-bar-dismissed'

/** A short mark of a bar's content: another text makes another mark, and the bar comes back. */
export function markAnnouncement(content: string): string {
  let hash = 0x811c9dc5
  for (let i = 0; i < content.length; i++) hash = Math.imul(hash ^ content.charCodeAt(i), 0x01000193)
  return `${content.length}-${(hash >>> 0).toString(36)}`
}
