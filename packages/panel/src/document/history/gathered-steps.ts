import type { Step, StepStorage } from './step'

export interface GatheredSteps extends StepStorage {
  /** Writes what is waiting. */
  readonly flush: () => void
}

interface Timers {
  readonly set: (run: () => void, delayMs: number) => number
  readonly clear: (timer: number) => void
}

/** Each typed letter grows its step: writing it down with every letter would be felt. */
const writeDelayMs = 300

/** Steps reach the storage a moment later, each once, as it was last. */
export function gatherSteps(storage: StepStorage, timers: Timers): GatheredSteps {
  const waiting = new Map<string, { readonly step: Step; readonly isKept: boolean }>()
  let timer: number | null = null
  function flush() {
    if (timer !== null) timers.clear(timer)
    timer = null
    const all = [...waiting.values()]
    waiting.clear()
    const [kept, gone] = [all.filter((it) => it.isKept), all.filter((it) => !it.isKept)]
    if (kept.length > 0) storage.put(kept.map((it) => it.step))
    if (gone.length > 0) storage.remove(gone.map((it) => it.step))
  }
  function add(steps: readonly Step[], isKept: boolean) {
    for (const step of steps) waiting.set(step.id, { step, isKept })
    if (waiting.size > 0) timer ??= timers.set(flush, writeDelayMs)
  }
  return {
    flush,
    put: (steps) => add(steps, true),
    remove: (steps) => add(steps, false),
    read: (document) => {
      flush()
      return storage.read(document)
    },
  }
}
