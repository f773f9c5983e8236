import type { LiveMessage, Presence } from '@sitewright/model/live/live-notes'

/** A window that follows a page on this process. */
export interface LiveWindow {
  readonly websiteId: string
  readonly pageId: string
  /** As it was when it was opened. */
  readonly person: Presence
  readonly send: (message: LiveMessage) => void
  /** Keeps the connection open through proxies that close silent ones. */
  readonly beat: () => void
  readonly close: () => void
  /** Whether the account may still be here. */
  readonly mayStay: () => Promise<boolean>
}

/** Of one account, and of one site, on one process: a runaway script must not eat the sockets of all others. */
const limits = { perAccount: 24, perSite: 300 } as const

/** The windows of this process, each with what its person last did. */
export function createWindows() {
  const windows = new Map<LiveWindow, Presence>()
  const all = () => [...windows.keys()]
  const on = (websiteId: string, pageId: string) =>
    all().filter((it) => it.websiteId === websiteId && it.pageId === pageId)
  return {
    all,
    on,
    add: (window: LiveWindow): void => {
      windows.set(window, window.person)
    },
    peopleOn: (websiteId: string, pageId: string): Presence[] =>
      on(websiteId, pageId).flatMap((it) => windows.get(it) ?? []),
    /** What a window selected may have been told to another process. */
    update(person: Presence): void {
      for (const [window, { client, accountId }] of windows)
        if (client === person.client && accountId === person.accountId) windows.set(window, person)
    },
    /** Who has left by it; null for a window that has come back on a new connection, or was gone before. */
    remove(window: LiveWindow): Presence | null {
      const person = windows.get(window)
      if (person === undefined) return null
      windows.delete(window)
      return [...windows.values()].some((it) => it.client === person.client) ? null : person
    },
    isFull(websiteId: string, accountId: string): boolean {
      const ofSite = all().filter((it) => it.websiteId === websiteId)
      const ofAccount = ofSite.filter((it) => it.person.accountId === accountId)
      return ofSite.length >= limits.perSite || ofAccount.length >= limits.perAccount
    },
    closeAll(): void {
      for (const window of windows.keys()) window.close()
      windows.clear()
    },
  }
}
