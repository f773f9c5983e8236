import type { LiveNote, Presence } from '@sitewright/model/live/live-notes'
import type { Services } from '../../services/services'
import { createPeople } from './people'
import { createWindows, type LiveWindow } from './windows'

export type LiveHub = ReturnType<typeof createLiveHub>

type HubServices = Pick<Services, 'database' | 'now' | 'log'>

const beatMs = 10_000

/**
 * Who has which page open, over all processes. Each process tells of its own windows, again and again, so that those of a
 * process that died are forgotten.
 */
export function createLiveHub(services: HubServices) {
  const { database, now, log } = services
  const windows = createWindows()
  const people = createPeople(now)
  let isClosed = false

  /** What cannot be told now is told with the next beat. */
  function tell(websiteId: string, note: LiveNote): void {
    database
      .site(websiteId, (tx) => database.announce(tx, { websiteId, tags: [], note }))
      .catch((error: unknown) => log.warn({ error: String(error) }, 'Windows could not be told'))
  }
  function tellOwn(websiteId: string, pageId: string): void {
    const own = windows.peopleOn(websiteId, pageId)
    if (own.length > 0) tell(websiteId, { kind: 'here', pageId, people: own.slice(0, 50) })
  }
  function showPeople(websiteId: string, pageId: string): void {
    const here = people.list(websiteId, pageId)
    for (const it of windows.on(websiteId, pageId))
      it.send({ kind: 'people', people: here.filter(({ client }) => client !== it.person.client) })
  }
  function hear(websiteId: string, note: LiveNote): void {
    const { pageId } = note
    if (note.kind === 'here') for (const person of note.people) windows.update(person)
    if (note.kind === 'moved') windows.update(note.person)
    if (note.kind === 'who') tellOwn(websiteId, pageId)
    else if (note.kind === 'here' && people.note(websiteId, pageId, note.people)) showPeople(websiteId, pageId)
    else if (note.kind === 'moved' && people.move(websiteId, pageId, note.person)) showPeople(websiteId, pageId)
    else if (note.kind === 'left' && people.forget(websiteId, pageId, note.person)) showPeople(websiteId, pageId)
    else if (note.kind === 'saved' || note.kind === 'published') {
      const { kind, version, by, client } = note
      for (const it of windows.on(websiteId, pageId)) it.send({ kind, version, by, client })
    }
  }
  const stopListening = database.onChange(({ websiteId, note }) => {
    if (note !== undefined) hear(websiteId, note)
  })

  function remove(window: LiveWindow): void {
    const person = windows.remove(window)
    if (person !== null) tell(window.websiteId, { kind: 'left', pageId: window.pageId, person })
  }
  /** Every so often: who may no longer be here is shown out, and everybody tells that they still are. */
  async function beat(): Promise<void> {
    await Promise.all(
      windows.all().map(async (window) => {
        // A database that does not answer for a moment is no reason to throw everybody out.
        if (await window.mayStay().catch(() => true)) return window.beat()
        window.close()
        remove(window)
      }),
    )
    const pages = new Map(windows.all().map((it) => [`${it.websiteId} ${it.pageId}`, it]))
    for (const { websiteId, pageId } of pages.values()) {
      tellOwn(websiteId, pageId)
      if (people.forgetSilent(websiteId, pageId)) showPeople(websiteId, pageId)
    }
  }
  const timer = setInterval(() => void beat(), beatMs)
  timer.unref()

  return {
    beat,
    isFull: windows.isFull,
    /** Follows a page until the answer is called. */
    join: (window: LiveWindow): (() => void) => {
      windows.add(window)
      showPeople(window.websiteId, window.pageId)
      tell(window.websiteId, { kind: 'here', pageId: window.pageId, people: [window.person] })
      tell(window.websiteId, { kind: 'who', pageId: window.pageId })
      // The page asks again, and is led to a process that goes on.
      if (isClosed) window.close()
      return () => remove(window)
    },
    /** Somebody selected something else. Their window may hang on another process. */
    move: (websiteId: string, pageId: string, person: Presence): void => {
      tell(websiteId, { kind: 'moved', pageId, person })
    },
    close: (): void => {
      isClosed = true
      clearInterval(timer)
      stopListening()
      windows.closeAll()
    },
  }
}
