import type { Step } from './step'

/** The steps of one document: done ones that can be undone, then undone ones that can be redone. */
export interface StepList {
  readonly past: readonly Step[]
  readonly future: readonly Step[]
}

export const noSteps: StepList = { past: [], future: [] }

/** Stored steps in their order. An undone step that others followed can never be redone: it is left out. */
export function arrangeSteps(stored: readonly Step[]): StepList {
  const steps = stored.toSorted((a, b) => a.order - b.order)
  const lastDone = steps.findLastIndex((step) => step.isDone)
  return {
    past: steps.slice(0, lastDone + 1).filter((step) => step.isDone),
    future: steps.slice(lastDone + 1),
  }
}

/** What was stored comes before what was done in this tab since. */
export function joinLists(stored: StepList, current: StepList): StepList {
  const known = new Set([...current.past, ...current.future].map((step) => step.id))
  const past = stored.past.filter((step) => !known.has(step.id))
  const isUntouched = current.past.length === 0 && current.future.length === 0
  return { past: [...past, ...current.past], future: isUntouched ? stored.future : current.future }
}

/** The step to undo: the last one over all documents. */
export function findLastDone(lists: Iterable<StepList>): Step | null {
  return pick(
    lists,
    ({ past }) => past.at(-1),
    (a, b) => a.order > b.order,
  )
}

/** The step to redo: the first one that was undone, over all documents. */
export function findFirstUndone(lists: Iterable<StepList>): Step | null {
  return pick(
    lists,
    ({ future }) => future[0],
    (a, b) => a.order < b.order,
  )
}

function pick(
  lists: Iterable<StepList>,
  read: (list: StepList) => Step | undefined,
  isBetter: (a: Step, b: Step) => boolean,
): Step | null {
  let best: Step | null = null
  for (const list of lists) {
    const step = read(list)
    if (step && (!best || isBetter(step, best))) best = step
  }
  return best
}
