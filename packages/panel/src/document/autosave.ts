import type { Sides } from '@sitewright/model/documents/merge-fields'
import { isSameJson } from '@sitewright/model/documents/same-json'
import type { PageConflict, PagePicks } from '@sitewright/model/pages/merge'

export type SaveState =
  | { readonly kind: 'saved' | 'unsaved' | 'saving' | 'offline' }
  | { readonly kind: 'failing'; readonly text: string }
  /** Both sides changed the same fields: the owner decides. */
  | { readonly kind: 'conflict'; readonly conflicts: readonly PageConflict[] }
  | Refusal

/** The host will not take this document, however often it is sent; `errors` tells by field. */
interface Refusal {
  readonly kind: 'refused'
  readonly text: string
  readonly errors?: Readonly<Record<string, string>>
}

export type SaveAnswer =
  | { readonly kind: 'saved'; readonly version: number }
  /** Another version is on the host. */
  | { readonly kind: 'conflict' }
  /** The host was not reached or is busy: worth another try. */
  | { readonly kind: 'failed'; readonly text: string }
  | Refusal

/** What is on the host. `recentSaves` are the ids of the newest saves. */
export interface HostState<Document> {
  readonly version: number
  readonly document: Document
  readonly recentSaves: readonly string[]
}

/** A save that was sent and never answered: it may be stored or not. */
interface UnansweredSave<Document> {
  readonly saveId: string
  readonly document: Document
}

/** Everything that is needed to go on after a closed tab. */
export interface Unsaved<Document> {
  readonly version: number
  /** The document of that version. */
  readonly base: Document
  readonly document: Document
  readonly unanswered: readonly UnansweredSave<Document>[]
}

export interface AutosaveParts<Document> {
  readonly read: () => Document
  readonly write: (document: Document) => void
  readonly send: (document: Document, version: number, saveId: string) => Promise<SaveAnswer>
  readonly fetch: () => Promise<HostState<Document>>
  readonly merge: (
    sides: Sides<Document>,
    picks: PagePicks,
  ) => { readonly document: Document; readonly conflicts: readonly PageConflict[] }
  /** Keeps what is not saved yet where it outlives the tab. */
  readonly mirror: { keep: (unsaved: Unsaved<Document>) => void; drop: () => void }
  readonly timers: { set: (run: () => void, delayMs: number) => number; clear: (timer: number) => void }
  readonly newId: () => string
  readonly isOffline: () => boolean
}

/** Two documents that have to become one. */
interface Meeting<Document> {
  readonly host: HostState<Document>
  /** What both sides grew from. */
  readonly base: Document
  /** The host's document, with whatever was joined to it already. */
  readonly theirs: Document
}

export interface Autosave<Document = unknown> {
  state: () => SaveState
  version: () => number
  subscribe: (listener: () => void) => () => void
  /** The document has changed. */
  touch: () => void
  /** Saves what is waiting; true when everything is saved. */
  flush: () => Promise<boolean>
  /** Takes over what is newer on the host and joins it with what is unsaved here. */
  pull: () => Promise<void>
  /** Asks about work that was left unsaved and that the host has otherwise. */
  ask: (meeting: Meeting<Document>) => void
  /** Decides the fields that both sides changed. */
  choose: (picks: PagePicks) => void
  stop: () => void
}

/** The host hears of a change this long after the last keystroke. */
export const saveDelayMs = 800
const firstRetryMs = 2000
const longestRetryMs = 30_000

export function createAutosave<Document>(
  start: Pick<Unsaved<Document>, 'version' | 'base'>,
  parts: AutosaveParts<Document>,
): Autosave<Document> {
  const { read, write, mirror, timers } = parts
  const listeners = new Set<() => void>()
  let { version, base: saved } = start
  let unanswered: readonly UnansweredSave<Document>[] = []
  let met: Meeting<Document> | null = null
  let state: SaveState = { kind: 'saved' }
  let timer: number | null = null
  let running: Promise<void> | null = null
  let failures = 0

  function show(next: SaveState) {
    state = next
    for (const listener of listeners) listener()
  }
  function keep() {
    // While a choice is open the work stands on what both sides grew from, not on what the host has now.
    mirror.keep({ version, base: met?.base ?? saved, document: read(), unanswered })
  }
  function cancelWait() {
    if (timer !== null) timers.clear(timer)
    timer = null
  }
  function wait(delayMs: number) {
    cancelWait()
    timer = timers.set(() => {
      timer = null
      void run(sendOnce)
    }, delayMs)
  }
  /** One request at a time: a second one would meet the version that the first is just making. */
  function run(work: () => Promise<void>): Promise<void> {
    running ??= work().finally(() => {
      running = null
      if (state.kind === 'unsaved' && timer === null) wait(saveDelayMs)
    })
    return running
  }
  function fail(text: string) {
    show(parts.isOffline() ? { kind: 'offline' } : { kind: 'failing', text })
    failures += 1
    wait(Math.min(firstRetryMs * 2 ** (failures - 1), longestRetryMs))
  }
  function settle() {
    failures = 0
    const isAll = read() === saved
    if (isAll) mirror.drop()
    else keep()
    show({ kind: isAll ? 'saved' : 'unsaved' })
  }

  async function sendOnce() {
    const sent = read()
    if (sent === saved) return settle()
    const known = unanswered.find((it) => it.document === sent)
    const saveId = known?.saveId ?? parts.newId()
    // Remembered before it is sent: the tab may be closed before the answer comes.
    if (!known) unanswered = [...unanswered, { saveId, document: sent }].slice(-3)
    keep()
    show({ kind: 'saving' })
    const answer = await parts.send(sent, version, saveId)
    if (answer.kind === 'failed') return fail(answer.text)
    if (answer.kind === 'conflict') return reconcile()
    unanswered = unanswered.filter((it) => it.saveId !== saveId)
    if (answer.kind === 'refused') return show(answer)
    version = answer.version
    saved = sent
    unanswered = []
    settle()
  }

  async function reconcile() {
    let host: HostState<Document>
    try {
      host = await parts.fetch()
    } catch (error) {
      return fail(error instanceof Error ? error.message : '')
    }
    if (host.version <= version) return read() === saved ? settle() : show({ kind: 'unsaved' })
    // A save of ours whose answer was lost is what we both stand on, not somebody else's work.
    const own = unanswered.findLast(
      (it) => host.recentSaves.includes(it.saveId) || isSameJson(it.document, host.document),
    )
    met = { host, base: own?.document ?? saved, theirs: host.document }
    join({})
  }

  function join(picks: PagePicks) {
    if (!met) return
    const { host, base, theirs } = met
    const { document, conflicts } = parts.merge({ base, mine: read(), theirs }, picks)
    if (conflicts.length > 0) {
      keep()
      return show({ kind: 'conflict', conflicts })
    }
    met = null
    version = host.version
    unanswered = []
    const isTheirs = document === host.document || isSameJson(document, host.document)
    saved = isTheirs ? document : host.document
    if (document !== read()) write(document)
    settle()
  }

  return {
    state: () => state,
    version: () => version,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    touch: () => {
      if (read() === saved) return
      keep()
      if (running || state.kind === 'conflict') return
      if (state.kind !== 'failing' && state.kind !== 'offline') show({ kind: 'unsaved' })
      wait(state.kind === 'offline' ? firstRetryMs : saveDelayMs)
    },
    flush: async () => {
      for (let tries = 0; tries < 3 && read() !== saved && state.kind !== 'conflict'; tries++) {
        cancelWait()
        await run(sendOnce)
        if (state.kind === 'failing' || state.kind === 'offline' || state.kind === 'refused') break
        cancelWait()
      }
      return read() === saved
    },
    pull: async () => {
      if (running) await running
      if (state.kind !== 'conflict') await run(reconcile)
    },
    ask: (meeting) => {
      met = meeting
      cancelWait()
      join({})
    },
    choose: (picks) => {
      join(picks)
      if (state.kind === 'unsaved') wait(0)
    },
    stop: cancelWait,
  }
}
