import { z } from 'zod'
import { type Autosave, createAutosave, type SaveAnswer } from './autosave'
import { createDraftMirror, type DraftStorage, judgeMirror } from './draft-mirror'
import type { EditHistory } from './history/edit-history'
import { windowTimers } from './window-timers'

export interface Versioned<Body> {
  readonly version: number
  readonly body: Body
}

/** A document of the site that is being edited: shown at once, saved a moment after the last change, undone with the page. */
export interface SiteSession<Body> {
  readonly read: () => Body
  readonly subscribe: (listener: () => void) => () => void
  readonly change: (next: Body, label: string, mergeKey?: string) => void
  readonly autosave: Autosave
  /** A version from the host: taken over when it is newer and nothing here is unsaved. */
  readonly offer: (newer: Versioned<Body>) => void
}

export interface SiteSessionParts<Body> {
  readonly history: EditHistory
  readonly storage: DraftStorage
  readonly save: (body: Body, version: number) => Promise<SaveAnswer>
  /** The newest version on the host, and words for the owner where it takes the place of unsaved work. */
  readonly load: () => Promise<Versioned<Body>>
  readonly onReplaced: () => void
  /** Whether a document is one of this kind. */
  readonly accepts: (body: unknown) => boolean
}

export function openSiteSession<Body extends object>(
  name: string,
  start: Versioned<Body>,
  { history, storage, save, load, onReplaced, accepts }: SiteSessionParts<Body>,
): SiteSession<Body> {
  const listeners = new Set<() => void>()
  let value = start.body
  function show(next: Body) {
    value = next
    for (const listener of listeners) listener()
  }
  const isBody = (body: unknown) => typeof body === 'object' && body !== null && accepts(body)
  const mirror = createDraftMirror(storage, name, z.custom<Body>(isBody))
  const draft = mirror.read()
  const autosave = createAutosave<Body>(start.version, {
    read: () => value,
    send: save,
    mirror,
    timers: windowTimers,
  })
  listeners.add(autosave.touch)
  function adopt(newer: Versioned<Body>) {
    show(newer.body)
    autosave.settle(newer.version, 'adopt')
  }
  autosave.subscribe(() => {
    if (autosave.state().kind !== 'conflict') return
    void load().then((newer) => {
      adopt(newer)
      onReplaced()
    }, onReplaced)
  })
  history.attach(name, {
    read: () => value,
    write: (next) => show(next as Body),
    accepts: isBody,
  })
  if (draft && judgeMirror(draft, start.version) === 'apply') show(draft.document)

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
      if (newer.version <= autosave.version() || autosave.state().kind !== 'saved') return
      adopt(newer)
    },
  }
}
