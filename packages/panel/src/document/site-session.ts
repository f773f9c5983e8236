import { mergeSiteDocument } from '@sitewright/model/site/merge-site-document'
import { z } from 'zod'
import { newId, windowId } from '../data/window-id'
import { type Autosave, createAutosave, type HostState, type SaveAnswer } from './autosave'
import { createDraftMirror, type DraftStorage, readDrafts } from './draft-mirror'
import type { EditHistory } from './history/edit-history'
import { watchConnection } from './page-session'
import { takeUpDrafts } from './take-up-drafts'
import { isOffline, windowTimers } from './window-timers'

export interface Versioned<Body> {
  readonly version: number
  readonly body: Body
}

/** A document of the site that is being edited: shown at once, saved a moment after the last change, undone with the page. */
export interface SiteSession<Body> {
  readonly read: () => Body
  readonly subscribe: (listener: () => void) => () => void
  readonly change: (next: Body, label: string, mergeKey?: string) => void
  readonly autosave: Pick<Autosave, 'state' | 'version' | 'subscribe' | 'flush' | 'pull' | 'choose'>
  /** A version from the host: joined with what is unsaved here when it is newer. */
  readonly offer: (newer: Versioned<Body>) => void
}

export interface SiteSessionParts<Body> {
  readonly history: EditHistory
  readonly storage: DraftStorage
  readonly save: (body: Body, version: number) => Promise<SaveAnswer>
  readonly load: () => Promise<Versioned<Body>>
  /** Whether a document is one of this kind. */
  readonly accepts: (body: unknown) => boolean
}

export function openSiteSession<Body extends object>(
  name: string,
  start: Versioned<Body>,
  { history, storage, save, load, accepts }: SiteSessionParts<Body>,
): SiteSession<Body> {
  const listeners = new Set<() => void>()
  let value = start.body
  function show(next: Body) {
    value = next
    for (const listener of listeners) listener()
  }
  const isBody = (body: unknown) => typeof body === 'object' && body !== null && accepts(body)
  const mirror = createDraftMirror<Body>({ storage, name, tab: windowId })
  const host = hostStateOf(start)
  const autosave = createAutosave<Body>(
    { version: host.version, base: host.document },
    {
      read: () => value,
      write: show,
      send: save,
      fetch: async () => hostStateOf(await load()),
      merge: mergeSiteDocument,
      mirror,
      timers: windowTimers,
      newId,
      isOffline,
    },
  )
  listeners.add(autosave.touch)
  history.attach(name, { read: () => value, write: (next) => show(next as Body), accepts: isBody })
  // A window that still lives may hold the same draft: joining it twice changes nothing.
  const drafts = readDrafts({ storage, name }, z.custom<Body>(isBody), (tab) => tab === windowId)
  const taken = takeUpDrafts(host, drafts, mergeSiteDocument)
  const first = taken.asked?.draft.document ?? taken.document
  if (first !== host.document) show(first)
  if (taken.asked) autosave.ask({ host, base: taken.asked.base, theirs: taken.document })
  if (mirror.flush()) for (const draft of [...taken.done, ...(taken.asked ? [taken.asked.draft] : [])]) draft.forget()
  watchConnection(mirror.flush, autosave)

  return {
    read: () => value,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    change: (next, label, mergeKey) => {
      history.record(name, { before: value, after: next, label, mergeKey })
      show(next)
    },
    autosave,
    offer: (newer) => {
      if (newer.version > autosave.version()) void autosave.pull()
    },
  }
}

function hostStateOf<Body>({ version, body }: Versioned<Body>): HostState<Body> {
  return { version, document: body, recentSaves: [] }
}
