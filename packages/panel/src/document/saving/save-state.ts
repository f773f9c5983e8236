import type { PageConflict } from '@sitewright/model/pages/layout/merge'
import type { Refusal } from '../../data/calls/save-answer'

export type SaveState =
  | { readonly kind: 'saved' | 'unsaved' | 'saving' | 'offline' }
  | { readonly kind: 'failing'; readonly text: string }
  /** Both sides changed the same fields: the owner decides. */
  | { readonly kind: 'conflict'; readonly conflicts: readonly PageConflict[] }
  | Refusal

/** The host hears of a change this long after the last keystroke. */
export const saveDelayMs = 800
const firstRetryMs = 2000
const longestRetryMs = 30_000

interface StateRule {
  /** What is shown after a further change; null leaves it as it is. */
  readonly afterChange: SaveState | null
  /** How long after a change it is sent; null: nothing is sent before the owner has decided. */
  readonly sendsAfterMs: number | null
  /** Sending once more at once would end just alike. */
  readonly isStuck: boolean
}

const unsaved = { kind: 'unsaved' } as const

/** What a change means in each state, and whether it is worth sending again. */
export const stateRules: Readonly<Record<SaveState['kind'], StateRule>> = {
  saved: { afterChange: unsaved, sendsAfterMs: saveDelayMs, isStuck: false },
  unsaved: { afterChange: unsaved, sendsAfterMs: saveDelayMs, isStuck: false },
  saving: { afterChange: unsaved, sendsAfterMs: saveDelayMs, isStuck: false },
  refused: { afterChange: unsaved, sendsAfterMs: saveDelayMs, isStuck: true },
  failing: { afterChange: null, sendsAfterMs: saveDelayMs, isStuck: true },
  offline: { afterChange: null, sendsAfterMs: firstRetryMs, isStuck: true },
  conflict: { afterChange: null, sendsAfterMs: null, isStuck: true },
}

const byUrgency = ['conflict', 'refused', 'failing', 'offline', 'unsaved', 'saving'] as const
const saved: SaveState = { kind: 'saved' }

/** One state for several documents: whichever is not saved speaks for all of them. */
export function gatherStates(states: readonly SaveState[]): SaveState {
  return byUrgency.flatMap((kind) => states.find((state) => state.kind === kind) ?? [])[0] ?? saved
}

/** Longer with each failure, so that a host in trouble is left in peace. */
export function retryDelayMs(failures: number): number {
  return Math.min(firstRetryMs * 2 ** (failures - 1), longestRetryMs)
}
