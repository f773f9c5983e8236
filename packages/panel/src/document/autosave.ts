import type { PageDocument } from '@sitewright/model/pages/document'

export type SaveState =
  | { readonly kind: 'saved' | 'unsaved' | 'saving' | 'conflict' }
  | { readonly kind: 'failing' | 'refused'; readonly text: string }

export type SaveAnswer =
  | { readonly kind: 'saved'; readonly version: number }
  | { readonly kind: 'conflict' }
  /** The host was not reached or is busy: worth another try. */
  | { readonly kind: 'failed'; readonly text: string }
  /** The host will not take this document, however often it is sent. */
  | { readonly kind: 'refused'; readonly text: string }

export interface AutosaveParts {
  readonly readPage: () => PageDocument
  readonly send: (document: PageDocument, version: number) => Promise<SaveAnswer>
  /** Keeps what is not saved yet where it outlives the tab. */
  readonly mirror: { keep: (document: PageDocument, version: number) => void; drop: () => void }
  readonly timers: { set: (run: () => void, delayMs: number) => number; clear: (timer: number) => void }
}

export interface Autosave {
  state: () => SaveState
  version: () => number
  subscribe: (listener: () => void) => () => void
  /** The page has changed. */
  touch: () => void
  /** Saves what is waiting; true when everything is saved. */
  flush: () => Promise<boolean>
  /** After a conflict: the page is now based on this version, and is saved over it with 'save'. */
  settle: (version: number, next: 'save' | 'adopt') => void
  stop: () => void
}

/** The host hears of a change this long after the last keystroke. */
export const saveDelayMs = 800
const firstRetryMs = 2000
const longestRetryMs = 30_000

export function createAutosave(startVersion: number, { readPage, send, mirror, timers }: AutosaveParts): Autosave {
  const listeners = new Set<() => void>()
  let version = startVersion
  let state: SaveState = { kind: 'saved' }
  let savedPage = readPage()
  let timer: number | null = null
  let running: Promise<void> | null = null
  let failures = 0

  function show(next: SaveState) {
    state = next
    for (const listener of listeners) listener()
  }
  function wait(delayMs: number) {
    if (timer !== null) timers.clear(timer)
    timer = timers.set(() => {
      timer = null
      void save()
    }, delayMs)
  }
  function cancelWait() {
    if (timer !== null) timers.clear(timer)
    timer = null
  }
  /** One request at a time: a second one would meet the version that the first is just making. */
  function save(): Promise<void> {
    running ??= sendOnce().finally(() => {
      running = null
      if (state.kind === 'unsaved') wait(saveDelayMs)
    })
    return running
  }
  async function sendOnce() {
    const page = readPage()
    if (page === savedPage) return show({ kind: 'saved' })
    show({ kind: 'saving' })
    const answer = await send(page, version)
    if (answer.kind === 'saved') {
      version = answer.version
      savedPage = page
      failures = 0
      const isAll = readPage() === page
      if (isAll) mirror.drop()
      else mirror.keep(readPage(), version)
      return show({ kind: isAll ? 'saved' : 'unsaved' })
    }
    if (answer.kind !== 'failed') return show(answer)
    show({ kind: 'failing', text: answer.text })
    failures += 1
    wait(Math.min(firstRetryMs * 2 ** (failures - 1), longestRetryMs))
  }

  return {
    state: () => state,
    version: () => version,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    touch: () => {
      if (readPage() === savedPage) return
      mirror.keep(readPage(), version)
      if (running || state.kind === 'conflict') return
      if (state.kind !== 'failing') show({ kind: 'unsaved' })
      wait(saveDelayMs)
    },
    flush: async () => {
      for (let tries = 0; tries < 3 && readPage() !== savedPage && state.kind !== 'conflict'; tries++) {
        cancelWait()
        await save()
        cancelWait()
        if (state.kind === 'failing' || state.kind === 'refused') break
      }
      if (state.kind === 'failing') wait(firstRetryMs)
      return readPage() === savedPage
    },
    settle: (newVersion, next) => {
      version = newVersion
      cancelWait()
      if (next === 'adopt') {
        savedPage = readPage()
        mirror.drop()
        return show({ kind: 'saved' })
      }
      mirror.keep(readPage(), version)
      show({ kind: 'unsaved' })
      wait(0)
    },
    stop: cancelWait,
  }
}
