import { nameHistory } from '../../ground/name-history'
import type { Step, StepStorage } from './step'
import { joinLists, noSteps, type StepList } from './step-lists'

/** The steps of all histories; whatever changes here is stored as well. */
export interface KeptSteps {
  readonly of: (history: string) => StepList
  /** Steps of earlier visits come before those of this one. */
  readonly takeIn: (stored: readonly Step[]) => void
  /** A new change, which ends redo in its history. */
  readonly add: (step: Step) => void
  /** The newest step has become another; null: it came to nothing. */
  readonly replaceLast: (last: Step, by: Step | null) => void
  /** Undone or done again. */
  readonly move: (step: Step, isDone: boolean) => void
  readonly giveUp: (step: Step) => void
}

export function createKeptSteps(storage: StepStorage): KeptSteps {
  const lists = new Map<string, StepList>()
  const changed = new Set<string>()
  const of = (history: string) => lists.get(history) ?? noSteps
  function change({ route }: Step, next: (list: StepList) => StepList) {
    const history = nameHistory(route)
    lists.set(history, next(of(history)))
  }
  return {
    of,
    takeIn: (stored) => {
      for (const history of new Set(stored.map(({ route }) => nameHistory(route)))) {
        const its = stored.filter(({ route }) => nameHistory(route) === history)
        lists.set(history, joinLists(its, of(history), changed.has(history)))
      }
    },
    add: (step) => {
      const history = nameHistory(step.route)
      changed.add(history)
      const { past, future } = of(history)
      storage.remove(future)
      lists.set(history, { past: [...past, step], future: [] })
      storage.put([step])
    },
    replaceLast: (last, by) => {
      change(last, ({ past }) => ({ past: [...past.slice(0, -1), ...(by ? [by] : [])], future: [] }))
      if (by) storage.put([by])
      else storage.remove([last])
    },
    move: (step, isDone) => {
      const moved: Step = { ...step, isDone }
      change(step, ({ past, future }) =>
        isDone
          ? { past: [...past, moved], future: future.slice(1) }
          : { past: past.slice(0, -1), future: [moved, ...future] },
      )
      storage.put([moved])
    },
    giveUp: (step) => {
      const without = (steps: readonly Step[]) => steps.filter((it) => it.id !== step.id)
      change(step, ({ past, future }) => ({ past: without(past), future: without(future) }))
      storage.remove([step])
    },
  }
}
