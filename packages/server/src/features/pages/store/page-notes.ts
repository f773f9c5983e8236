import type { LiveNote } from '@sitewright/model/live/live-notes'

/** What everybody who has the page open is told once the change is stored. */
export function noteOf(
  kind: 'saved' | 'published',
  pageId: string,
  version: number,
  from: { by: string | null; client: string | null } = { by: null, client: null },
): LiveNote {
  return { kind, pageId, version, ...from }
}
