import type { LiveMessage, LiveNote, Presence } from '@sitewright/model/live/live-notes'
import type { Services } from '../../services'
import { createPeople } from './people'

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

export type LiveHub = ReturnType<typeof createLiveHub>

type HubServices = Pick<Services, 'database' | 'now' | 'log'>

/** Of one account, and of one site, on one process: a runaway script must not eat the sockets of all others. */
const limits = { perAccount: 24, perSite: 300 } as const
const beatMs = 10_000

/**
 * Who has which page open, over all processes. Each process tells of its own windows, again and again, so that those of a
 * process that died are forgotten.
 */
export function createLiveHub(services: HubServices) {
  const { database, now, log } = services
  const windows = new Map<LiveWindow, Presence>()
  const people = createPeople(now)

  const on = (websiteId: string, pageId: string) =>
    [...windows.keys()].filter((it) => it.websiteId === websiteId && it.pageId === pageId)

  /** What cannot be told now is told with the next beat. */
  function tell(websiteId: string, note: LiveNote): void {
    database
      .site(websiteId, (tx) => database.announce(tx, { websiteId, tags: [], note }))
      .catch((error: unknown) => log.warn({ error: String(error) }, 'Windows could not be told'))
  }
  function tellOwn(websiteId: string, pageId: string): void {
    const own = on(websiteId, pageId).flatMap((it) => windows.get(it) ?? [])
    if (own.length > 0) tell(websiteId, { kind: 'here', pageId, people: own.slice(0, 50) })
  }
  function showPeople(websiteId: string, pageId: string): void {
    const here = people.list(websiteId, pageId)
    for (const it of on(websiteId, pageId))
      it.send({ kind: 'people', people: here.filter(({ client }) => client !== it.person.client) })
  }
  /** What a window selected may have been told to another process. */
  function update(person: Presence): void {
    for (const [window, { client, accountId }] of windows)
      if (client === person.client && accountId === person.accountId) windows.set(window, person)
  }
  function hear(websiteId: string, note: LiveNote): void {
    const { pageId } = note
    if (note.kind === 'here') for (const person of note.people) update(person)
    if (note.kind === 'moved') update(note.person)
    if (note.kind === 'who') tellOwn(websiteId, pageId)
    else if (note.kind === 'here' && people.note(websiteId, pageId, note.people)) showPeople(websiteId, pageId)
    else if (note.kind === 'moved' && people.move(websiteId, pageId, note.person)) showPeople(websiteId, pageId)
    else if (note.kind === 'left' && people.forget(websiteId, pageId, note.person)) showPeople(websiteId, pageId)
    else if (note.kind === 'saved' || note.kind === 'published') {
      const { kind, version, by, client } = note
      for (const it of on(websiteId, pageId)) it.send({ kind, version, by, client })
    }
  }
  const stopListening = database.onChange(({ websiteId, note }) => {
    if (note !== undefined) hear(websiteId, note)
  })

  function remove(window: LiveWindow): void {
    const person = windows.get(window)
    if (person === undefined) return
    windows.delete(window)
    // A window that has come back on a new connection has not left.
    if ([...windows.values()].some((it) => it.client === person.client)) return
    tell(window.websiteId, { kind: 'left', pageId: window.pageId, person })
  }
  /** Every so often: who may no longer be here is shown out, and everybody tells that they still are. */
  async function beat(): Promise<void> {
    await Promise.all(
      [...windows.keys()].map(async (window) => {
        // A database that does not answer for a moment is no reason to throw everybody out.
        if (await window.mayStay().catch(() => true)) return window.beat()
        window.close()
        remove(window)
      }),
    )
    const pages = new Map([...windows.keys()].map((it) => [`${it.websiteId} ${it.pageId}`, it]))
    for (const { websiteId, pageId } of pages.values()) {
      tellOwn(websiteId, pageId)
      if (people.forgetSilent(websiteId, pageId)) showPeople(websiteId, pageId)
    }
  }
  const timer = setInterval(() => void beat(), beatMs)
  timer.unref()

  return {
    beat,
    isFull: (websiteId: string, accountId: string) => {
      const ofSite = [...windows.keys()].filter((it) => it.websiteId === websiteId)
      return (
        ofSite.length >= limits.perSite ||
        ofSite.filter((it) => it.person.accountId === accountId).length >= limits.perAccount
      )
    },
    /** Follows a page until the answer is called. */
    join: (window: LiveWindow): (() => void) => {
      windows.set(window, window.person)
      showPeople(window.websiteId, window.pageId)
      tell(window.websiteId, { kind: 'here', pageId: window.pageId, people: [window.person] })
      tell(window.websiteId, { kind: 'who', pageId: window.pageId })
      return () => remove(window)
    },
    /** Somebody selected something else. Their window may hang on another process. */
    move: (websiteId: string, pageId: string, person: Presence): void => {
      tell(websiteId, { kind: 'moved', pageId, person })
    },
    close: (): void => {
      clearInterval(timer)
      stopListening()
      for (const window of windows.keys()) window.close()
      windows.clear()
    },
  }
}
