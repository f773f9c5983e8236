import { mergeSiteDocument } from '@sitewright/model/site/merge-site-document'
import type { Versioned } from '@sitewright/model/site-documents/site-documents'
import { z } from 'zod'
import type { SaveAnswer } from '../../data/calls/save-answer'
import { newId, windowId } from '../../ground/window-id'
import { isOffline, windowTimers } from '../../ground/window-timers'
import type { ChangeNote, EditHistory } from '../history/edit-history'
import { type Autosave, createAutosave } from '../saving/autosave'
import { createDraftMirror, type DraftStorage, readDrafts } from '../saving/draft-mirror'
import { takeUpDrafts } from '../saving/take-up-drafts'
import type { HostState } from '../saving/unsaved'
import { watchConnection } from './page-session'

/** A document of the site that is being edited: shown at once, saved a moment after the last change, undone on the screen where it was changed. */
export interface SiteSession<Body> {
  readonly read: () => Body
  readonly subscribe: (listener: () => void) => () => void
  readonly change: (next: Body, note: ChangeNote) => void
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
    change: (next, note) => {
      history.record(name, { before: value, after: next, ...note })
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
