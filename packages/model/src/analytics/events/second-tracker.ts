import { z } from 'zod'

const text = z.string().max(4000).nullable()

/** Body of the second tracker's call, as JSON. */
export const secondTrackerEvent = z.object({
  eventName: z.string().min(1).max(200),
  payload: z.object({
    websiteId: text,
    memberAccountId: text,
    website_locale: text,
    member_locale: text,
    templateId: text,
    variantId: text,
    pageHash: text,
    pagePath: text,
  }),
})

/** What went wrong with a tracked event, or null for the two statuses that are accepted. */
export function checkTrackingStatus(status: number): string | null {
  return status === 200 || status === 202 ? null : `Error tracking event: HTTP Status ${status}`
}
