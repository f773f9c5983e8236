export type SaveState =
  | { readonly kind: 'saved' | 'unsaved' | 'saving' | 'conflict' }
  | { readonly kind: 'failing'; readonly text: string }
  | Refusal

/** The host will not take this document, however often it is sent; `errors` tells by field. */
interface Refusal {
  readonly kind: 'refused'
  readonly text: string
  readonly errors?: Readonly<Record<string, string>>
}

export type SaveAnswer =
  | { readonly kind: 'saved'; readonly version: number }
  | { readonly kind: 'conflict' }
  /** The host was not reached or is busy: worth another try. */
  | { readonly kind: 'failed'; readonly text: string }
  | Refusal

export interface AutosaveParts<Document> {
  readonly read: () => Document
  readonly send: (document: Document, version: number) => Promise<SaveAnswer>
  /** Keeps what is not saved yet where it outlives the tab. */
  readonly mirror: { keep: (document: Document, version: number) => void; drop: () => void }
  readonly timers: { set: (run: () => void, delayMs: number) => number; clear: (timer: number) => void }
}

export interface Autosave {
  state: () => SaveState
  version: () => number
  subscribe: (listener: () => void) => () => void
  /** The document has changed. */
  touch: () => void
  /** Saves what is waiting; true when everything is saved. */
  flush: () => Promise<boolean>
  /** After a conflict: the document is now based on this version, and is saved over it with 'save'. */
  settle: (version: number, next: 'save' | 'adopt') => void
  stop: () => void
}

/** The host hears of a change this long after the last keystroke. */
export const saveDelayMs = 800
const firstRetryMs = 2000
const longestRetryMs = 30_000

export function createAutosave<Document>(
  startVersion: number,
  { read, send, mirror, timers }: AutosaveParts<Document>,
): Autosave {
  const listeners = new Set<() => void>()
  let version = startVersion
  let state: SaveState = { kind: 'saved' }
  let saved = read()
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
    const sent = read()
    if (sent === saved) return show({ kind: 'saved' })
    show({ kind: 'saving' })
    const answer = await send(sent, version)
    if (answer.kind === 'saved') {
      version = answer.version
      saved = sent
      failures = 0
      const isAll = read() === sent
      if (isAll) mirror.drop()
      else mirror.keep(read(), version)
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
      if (read() === saved) return
      mirror.keep(read(), version)
      if (running || state.kind === 'conflict') return
      if (state.kind !== 'failing') show({ kind: 'unsaved' })
      wait(saveDelayMs)
    },
    flush: async () => {
      for (let tries = 0; tries < 3 && read() !== saved && state.kind !== 'conflict'; tries++) {
        cancelWait()
        await save()
        cancelWait()
        if (state.kind === 'failing' || state.kind === 'refused') break
      }
      if (state.kind === 'failing') wait(firstRetryMs)
      return read() === saved
    },
    settle: (newVersion, next) => {
      version = newVersion
      cancelWait()
      if (next === 'adopt') {
        saved = read()
        mirror.drop()
        return show({ kind: 'saved' })
      }
      mirror.keep(read(), version)
      show({ kind: 'unsaved' })
      wait(0)
    },
    stop: cancelWait,
  }
}
