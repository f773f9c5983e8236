import type { PagePicks } from '@sitewright/model/pages/layout/merge'
import type { Timers } from '../../ground/window-timers'
import { type AutosaveMemory, type AutosaveParts, hasUnsaved, keepUnsaved, type Meeting, show } from './autosave-memory'
import { joinHost, joinMet } from './join-host'
import { type SaveState, saveDelayMs, stateRules } from './save-state'
import { sendUnsaved } from './send-unsaved'
import type { Unsaved } from './unsaved'

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

/** What is changed while the document is being sent needs another turn; whoever types on and on is not waited for. */
const flushTurns = 3

export function createAutosave<Document>(
  start: Pick<Unsaved<Document>, 'version' | 'base'>,
  parts: AutosaveParts<Document>,
): Autosave<Document> {
  const wait = createWait(parts.timers)
  const sendAfter = (delayMs: number) => wait.start(delayMs, () => void run(sendUnsaved))
  const memory: AutosaveMemory<Document> = {
    ...{ parts, sendAfter, version: start.version, saved: start.base, unanswered: [], met: null, failures: 0 },
    state: { kind: 'saved' },
    listeners: new Set(),
  }
  let running: Promise<void> | null = null
  /** One request at a time: a second one would meet the version that the first is just making. */
  function run(work: (memory: AutosaveMemory<Document>) => Promise<void>): Promise<void> {
    running ??= work(memory).finally(() => {
      running = null
      if (memory.state.kind === 'unsaved' && !wait.isOn()) sendAfter(saveDelayMs)
    })
    return running
  }
  const mayTry = () => hasUnsaved(memory) && memory.state.kind !== 'conflict'

  return {
    state: () => memory.state,
    version: () => memory.version,
    subscribe: (listener) => {
      memory.listeners.add(listener)
      return () => memory.listeners.delete(listener)
    },
    touch: () => {
      if (!hasUnsaved(memory)) return
      keepUnsaved(memory)
      const { afterChange, sendsAfterMs } = stateRules[memory.state.kind]
      if (sendsAfterMs === null) return
      // At once, though a request is on its way: what has just changed is not saved, whatever the host says to that one.
      if (afterChange) show(memory, afterChange)
      if (!running) sendAfter(sendsAfterMs)
    },
    flush: async () => {
      for (let turn = 0; turn < flushTurns && mayTry(); turn++) {
        wait.cancel()
        await run(sendUnsaved)
        // What waits for a retry or for the owner is left to them.
        if (stateRules[memory.state.kind].isStuck) break
        wait.cancel()
      }
      return !hasUnsaved(memory)
    },
    pull: async () => {
      if (running) await running
      if (memory.state.kind !== 'conflict') await run(joinHost)
    },
    ask: (meeting) => {
      memory.met = meeting
      wait.cancel()
      joinMet(memory, {})
    },
    choose: (picks) => {
      joinMet(memory, picks)
      if (memory.state.kind === 'unsaved') sendAfter(0)
    },
    stop: wait.cancel,
  }
}

/** One timer; starting it again puts it off. */
function createWait(timers: Timers) {
  let timer: number | null = null
  function cancel() {
    if (timer !== null) timers.clear(timer)
    timer = null
  }
  return {
    cancel,
    isOn: () => timer !== null,
    start: (delayMs: number, run: () => void) => {
      cancel()
      timer = timers.set(() => {
        timer = null
        run()
      }, delayMs)
    },
  }
}
