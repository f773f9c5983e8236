import { isSameJson } from '@sitewright/model/documents/same-json'
import type { Presence } from '@sitewright/model/live/live-notes'

/** Three missed beats: the process of that window is gone. */
const silentMs = 35_000

/** Who has which page open, as far as this process has heard. */
export function createPeople(now: () => number) {
  const pages = new Map<string, Map<string, { person: Presence; heardAt: number }>>()
  const keyOf = (websiteId: string, pageId: string) => `${websiteId} ${pageId}`

  /** Whether this is news. */
  function note(websiteId: string, pageId: string, people: readonly Presence[]): boolean {
    const key = keyOf(websiteId, pageId)
    const known = pages.get(key) ?? new Map()
    pages.set(key, known)
    const news = people.filter((person) => !isSameJson(known.get(windowKey(person))?.person, person))
    for (const person of people) known.set(windowKey(person), { person, heardAt: now() })
    return news.length > 0
  }
  return {
    list: (websiteId: string, pageId: string): Presence[] =>
      [...(pages.get(keyOf(websiteId, pageId))?.values() ?? [])].map((it) => it.person),
    note,
    /** Of somebody who is here; what is told of others comes too late. */
    move: (websiteId: string, pageId: string, person: Presence): boolean =>
      Boolean(pages.get(keyOf(websiteId, pageId))?.has(windowKey(person))) && note(websiteId, pageId, [person]),
    forget(websiteId: string, pageId: string, person: Presence): boolean {
      const key = keyOf(websiteId, pageId)
      const isGone = pages.get(key)?.delete(windowKey(person)) ?? false
      if (pages.get(key)?.size === 0) pages.delete(key)
      return isGone
    },
    forgetSilent(websiteId: string, pageId: string): boolean {
      const known = pages.get(keyOf(websiteId, pageId))
      const silent = [...(known ?? [])].filter(([, { heardAt }]) => now() - heardAt > silentMs)
      for (const [client] of silent) known?.delete(client)
      return silent.length > 0
    },
  }
}

/** With the account, so that nobody speaks for the window of another. */
function windowKey({ accountId, client }: Presence): string {
  return `${accountId} ${client}`
}
