import { StorageUnavailable } from '../storage-errors'

export interface ShareLimits {
  /** Connections that one site may hold at the same time. */
  readonly perSite: number
  /** Those of all sites together: the rest is for accounts, sessions and finding out which site is asked for. */
  readonly allSites: number
  readonly waitMs: number
}

export interface SiteShares {
  /** Waits for a turn; the answer gives it back. */
  enter(websiteId: string): Promise<() => void>
}

/** Connections are few: however many one site asks for, the others get theirs, and who waits is served by turns of sites. */
export function createSiteShares({ perSite, allSites, waitMs }: ShareLimits): SiteShares {
  const held = new Map<string, number>()
  /** In the order in which sites come to their turn. */
  const waiting = new Map<string, Set<() => void>>()
  let total = 0

  const mayEnter = (websiteId: string) => total < allSites && (held.get(websiteId) ?? 0) < perSite

  function take(websiteId: string): () => void {
    total += 1
    held.set(websiteId, (held.get(websiteId) ?? 0) + 1)
    let isHeld = true
    return () => {
      if (!isHeld) return
      isHeld = false
      total -= 1
      const left = (held.get(websiteId) ?? 1) - 1
      if (left === 0) held.delete(websiteId)
      else held.set(websiteId, left)
      admitNext()
    }
  }

  function admitNext(): void {
    for (const [websiteId, queue] of waiting) {
      if (!mayEnter(websiteId)) continue
      const [admit] = queue
      if (admit !== undefined) leaveQueue(websiteId, admit)
      // The next turn is another site's.
      if (queue.size > 0) {
        waiting.delete(websiteId)
        waiting.set(websiteId, queue)
      }
      admit?.()
      return
    }
  }

  function leaveQueue(websiteId: string, admit: () => void): void {
    const queue = waiting.get(websiteId)
    queue?.delete(admit)
    if (queue?.size === 0) waiting.delete(websiteId)
  }

  return {
    enter(websiteId) {
      if (mayEnter(websiteId)) return Promise.resolve(take(websiteId))
      return new Promise((resolve, reject) => {
        const admit = () => {
          clearTimeout(timer)
          resolve(take(websiteId))
        }
        const timer = setTimeout(() => {
          leaveQueue(websiteId, admit)
          reject(new StorageUnavailable('The site asks for more than its share of the database.'))
        }, waitMs)
        const queue = waiting.get(websiteId) ?? new Set()
        waiting.set(websiteId, queue.add(admit))
      })
    },
  }
}
