const dayMs = 24 * 60 * 60_000

/** Who was not remembered loses the cookie with the browser; the host forgets a session that rests for a day. */
const restMs = dayMs

interface SessionTimes {
  readonly isRemembered: boolean
  readonly lastSeenAt: Date
  readonly expiresAt: Date
}

export function isSessionOver({ isRemembered, lastSeenAt, expiresAt }: SessionTimes, now: number): boolean {
  return now >= expiresAt.getTime() || (!isRemembered && now - lastSeenAt.getTime() >= restMs)
}
