/** A secret opens for its own webhook alone. */
export function purposeOf(websiteId: string, webhookId: string): string {
  return `webhook ${websiteId} ${webhookId}`
}
