import { z } from 'zod'
import { linkTarget } from '../../link-targets/link-target'
import { richTextField } from '../../text/rich-text'

/** One line above the page. */
export const announcementDocument = z.strictObject({
  isEnabled: z.boolean().default(false),
  text: richTextField.default({ type: 'doc', content: [] }),
  /** Where the whole bar leads; empty for nowhere. */
  href: linkTarget.default(''),
})
export type AnnouncementDocument = z.infer<typeof announcementDocument>

/** A bar without words is no bar. */
export function hasAnnouncement({ isEnabled, text }: AnnouncementDocument): boolean {
  return isEnabled && hasText(text)
}

/** What closing it remembers: another text or another target is another announcement. */
export function contentOfAnnouncement({ text, href }: AnnouncementDocument): string {
  return JSON.stringify([text, href])
}

function hasText(node: unknown): boolean {
  if (typeof node !== 'object' || node === null) return false
  const { text, content } = node as { text?: unknown; content?: unknown }
  if (typeof text === 'string') return text.trim() !== ''
  return Array.isArray(content) && content.some(hasText)
}
