import { z } from 'zod'

export const sessionInfo = z.object({
  isFirstLanding: z.boolean(),
  isFirstSession: z.boolean(),
  sessionId: z.string(),
})
export type SessionInfo = z.infer<typeof sessionInfo>

export interface SessionMarks {
  /** Set for the browser tab's session by its first page. */
  hasSessionFlag: boolean
  /** Set for good by the first page this browser ever saw of the site. */
  hasLandingMarker: boolean
  /** Once a session was the first, it stays the first. */
  isFirstSessionFlag: boolean
}

export function readSessionInfo(marks: SessionMarks, sessionId: string): SessionInfo {
  return {
    isFirstLanding: !marks.hasSessionFlag,
    isFirstSession: !marks.hasLandingMarker || marks.isFirstSessionFlag,
    sessionId,
  }
}
