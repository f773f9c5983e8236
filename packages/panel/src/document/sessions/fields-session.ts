import type { Sides } from '@sitewright/model/documents/merge-fields'
import { isSameJson } from '@sitewright/model/documents/same-json'
import { mergeSiteDocument } from '@sitewright/model/site/merge-site-document'
import type { z } from 'zod'
import type { SaveAnswer } from '../../data/calls/save-answer'
import { newId, windowId } from '../../ground/window-id'
import { isOffline, windowTimers } from '../../ground/window-timers'
import type { ChangeNote, EditHistory } from '../history/edit-history'
import { type Autosave, createAutosave } from '../saving/autosave'
import { createDraftMirror, type DraftStorage, readDrafts } from '../saving/draft-mirror'
import { takeUpDrafts } from '../saving/take-up-drafts'
import type { HostState } from '../saving/unsaved'
import { watchConnection } from './page-session'

/** What is saved by its fields, without versions: shown at once, saved a moment after the last change, undone on its screen. */
export interface FieldsSession<Body extends object, Detail> {
  readonly read: () => Body
  readonly subscribe: (listener: () => void) => () => void
  readonly change: (next: Body, note: ChangeNote) => void
  readonly autosave: Pick<Autosave, 'state' | 'subscribe' | 'flush' | 'pull'>
  /** What the host has now: joined with what is unsaved here where it differs. */
  readonly offer: (detail: Detail) => void
  /** Saves what is waiting and lets go. */
  readonly close: () => void
}

/** What of a kind of thing is edited together. */
export interface FieldsKind<Body extends object, Detail, Changes> {
  readonly schema: z.ZodType<Body>
  readonly bodyOf: (detail: Detail) => Body
  /** Only what differs is sent: two people who change different fields do not meet. */
  readonly changesOf: (before: Body, after: Body) => Changes
  /** Leaves out what is gone on the host. */
  readonly settle?: (merged: Body, onHost: Body) => Body
}

export interface FieldsSessionParts<Detail, Changes> {
  readonly history: EditHistory
  readonly storage: DraftStorage
  readonly send: (changes: Changes) => Promise<SaveAnswer | { readonly kind: 'saved' }>
  readonly load: () => Promise<Detail>
}

export function openFieldsSession<Body extends object, Detail, Changes>(
  name: string,
  detail: Detail,
  kind: FieldsKind<Body, Detail, Changes>,
  parts: FieldsSessionParts<Detail, Changes>,
): FieldsSession<Body, Detail> {
  const { history, storage } = parts
  const { schema, bodyOf, changesOf, settle = (merged: Body) => merged } = kind
  const listeners = new Set<() => void>()
  // The host counts no versions of it: each answer is one.
  let version = 1
  let onHost = bodyOf(detail)
  let value = onHost
  function show(next: Body) {
    value = next
    for (const listener of listeners) listener()
  }
  function hostState(found: Detail): HostState<Body> {
    version += 1
    onHost = bodyOf(found)
    return { version, document: onHost, recentSaves: [] }
  }
  const merge = (sides: Sides<Body>) => ({ document: settle(mergeMine(sides), sides.theirs), conflicts: [] })
  const mirror = createDraftMirror<Body>({ storage, name, tab: windowId })
  const autosave = createAutosave<Body>(
    { version, base: value },
    {
      read: () => value,
      write: show,
      send: async (body) => {
        const answer = await parts.send(changesOf(onHost, body))
        if (answer.kind !== 'saved') return answer
        onHost = body
        version += 1
        return { kind: 'saved', version }
      },
      fetch: async () => hostState(await parts.load()),
      merge,
      mirror,
      timers: windowTimers,
      newId,
      isOffline,
    },
  )
  listeners.add(autosave.touch)
  const accepts = (body: unknown) => schema.safeParse(body).success
  const detach = history.attach(name, { read: () => value, write: (next) => show(next as Body), accepts })
  const drafts = readDrafts({ storage, name }, schema, (tab) => tab === windowId)
  const taken = takeUpDrafts({ version, document: value, recentSaves: [] }, drafts, merge)
  if (taken.document !== value) show(taken.document)
  if (mirror.flush()) for (const draft of taken.done) draft.forget()
  const stopWatching = watchConnection(mirror.flush, autosave)

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
    offer: (found) => {
      if (autosave.state().kind === 'saved' && !isSameJson(bodyOf(found), onHost)) void autosave.pull()
    },
    close: () => {
      stopWatching()
      detach()
      mirror.flush()
      void autosave.flush().finally(autosave.stop)
    },
  }
}

/** Field by field; where both changed the same one, the last who wrote is right. */
function mergeMine<Body extends object>(sides: Sides<Body>): Body {
  const { conflicts } = mergeSiteDocument(sides)
  return mergeSiteDocument(sides, Object.fromEntries(conflicts.map(({ key }) => [key, 'mine'] as const))).document
}
