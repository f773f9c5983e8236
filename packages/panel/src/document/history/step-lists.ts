import type { Step } from './step'

/** The steps of one history: done ones that can be undone, then undone ones that can be redone. */
export interface StepList {
  readonly past: readonly Step[]
  readonly future: readonly Step[]
}

export const noSteps: StepList = { past: [], future: [] }

/** Steps in their order. An undone step that others followed can never be redone: it is left out. */
export function arrangeSteps(all: readonly Step[]): StepList {
  const steps = all.toSorted((a, b) => a.order - b.order)
  const lastDone = steps.findLastIndex((step) => step.isDone)
  return {
    past: steps.slice(0, lastDone + 1).filter((step) => step.isDone),
    future: steps.slice(lastDone + 1),
  }
}

/** With the steps of earlier visits. Once something was changed in this one, nothing of those is redone. */
export function joinLists(stored: readonly Step[], current: StepList, isChanged: boolean): StepList {
  const own = [...current.past, ...current.future]
  const known = new Set(own.map((step) => step.id))
  const others = stored.filter((step) => !known.has(step.id) && (step.isDone || !isChanged))
  return arrangeSteps([...others, ...own])
}

/** What undo and redo would take over several histories: a step that was followed by one of another is not redone. */
export function findNext(lists: readonly StepList[]): { readonly undo: Step | null; readonly redo: Step | null } {
  const done = lists.flatMap(({ past }) => past.at(-1) ?? [])
  const undone = lists.flatMap(({ future }) => future[0] ?? [])
  const undo = done.reduce<Step | null>((last, it) => (last && last.order > it.order ? last : it), null)
  const redo = undone.reduce<Step | null>((first, it) => (first && first.order < it.order ? first : it), null)
  return { undo, redo: undo && redo && undo.order > redo.order ? null : redo }
}
