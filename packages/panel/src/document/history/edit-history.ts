import { applyPatch, describeChange, misfit } from '@sitewright/model/documents/document-patch'
import { noStorage, type Step, type StepStorage } from './step'
import { arrangeSteps, findFirstUndone, findLastDone, joinLists, noSteps, type StepList } from './step-lists'

/** A document as the history sees it. */
interface HistoryDocument {
  readonly read: () => unknown
  /** Shows the document as undo or redo left it; `view` is what belonged to that state, such as the selection. */
  readonly write: (document: unknown, view: unknown) => void
  /** Whether the document is sound: a damaged step must not break the page. */
  readonly accepts: (document: unknown) => boolean
}

interface RecordedChange {
  readonly before: unknown
  readonly after: unknown
  readonly label: string
  /** Changes with the same key that follow each other closely are one step, such as typed letters. */
  readonly mergeKey?: string | undefined
  readonly views?: { readonly before: unknown; readonly after: unknown } | undefined
}

interface HistoryState {
  readonly undoLabel: string | null
  readonly redoLabel: string | null
}

export interface EditHistory {
  readonly state: () => HistoryState
  readonly subscribe: (listener: () => void) => () => void
  /** Takes a document in, with the steps of earlier visits. The answer lets it go. */
  readonly attach: (name: string, document: HistoryDocument) => () => void
  readonly record: (name: string, change: RecordedChange) => void
  /** 'misfit': somebody else has changed the same place since; the step is given up and nothing changes. */
  readonly undo: () => 'done' | 'nothing' | 'misfit'
  readonly redo: () => 'done' | 'nothing' | 'misfit'
}

export interface HistoryParts {
  readonly now: () => number
  readonly newId: () => string
  readonly storage?: StepStorage
}

/** Typing on within this time belongs to the same step of undo. */
export const mergeWithinMs = 1000

/** One undo over all documents that are open, without a limit. */
export function createEditHistory({ now, newId, storage = noStorage }: HistoryParts): EditHistory {
  const documents = new Map<string, HistoryDocument>()
  const lists = new Map<string, StepList>()
  const views = new Map<string, { readonly before: unknown; readonly after: unknown }>()
  const listeners = new Set<() => void>()
  let lastOrder = 0
  /** The step that may still grow, with the document as it was before it. */
  let growing: { step: Step; key: string; before: unknown } | null = null
  let state: HistoryState = { undoLabel: null, redoLabel: null }

  function openLists(): StepList[] {
    return [...documents.keys()].map((name) => lists.get(name) ?? noSteps)
  }
  function show() {
    const [done, undone] = [findLastDone(openLists()), findFirstUndone(openLists())]
    state = { undoLabel: done?.label ?? null, redoLabel: undone?.label ?? null }
    for (const listener of listeners) listener()
  }
  function change(name: string, next: (list: StepList) => StepList) {
    lists.set(name, next(lists.get(name) ?? noSteps))
  }
  /** A new change ends redo, in whichever document. */
  function endRedo() {
    for (const name of documents.keys()) {
      storage.remove(lists.get(name)?.future ?? [])
      change(name, ({ past }) => ({ past, future: [] }))
    }
  }
  function grow(name: string, made: RecordedChange): boolean {
    const isSame = growing?.step.document === name && made.mergeKey !== undefined && growing.key === made.mergeKey
    if (!growing || !isSame || now() - growing.step.at >= mergeWithinMs) return false
    const { before, key } = growing
    const patch = describeChange(before, made.after)
    const grown: Step = { ...growing.step, at: now(), patch: patch ?? growing.step.patch }
    change(name, ({ past }) => ({ past: [...past.slice(0, -1), ...(patch ? [grown] : [])], future: [] }))
    growing = patch ? { step: grown, key, before } : null
    if (patch) storage.put([grown])
    else storage.remove([grown])
    return true
  }
  function travel(step: Step, direction: 'forward' | 'backward'): 'done' | 'misfit' {
    growing = null
    const document = documents.get(step.document)
    const next = applyPatch(document?.read(), step.patch, direction)
    if (!document || next === misfit || !document.accepts(next)) {
      const without = (steps: readonly Step[]) => steps.filter((it) => it.id !== step.id)
      change(step.document, ({ past, future }) => ({ past: without(past), future: without(future) }))
      storage.remove([step])
      show()
      return 'misfit'
    }
    const isDone = direction === 'forward'
    const moved: Step = { ...step, isDone }
    change(step.document, ({ past, future }) =>
      isDone
        ? { past: [...past, moved], future: future.slice(1) }
        : { past: past.slice(0, -1), future: [moved, ...future] },
    )
    storage.put([moved])
    const seen = views.get(step.id)
    document.write(next, isDone ? seen?.after : seen?.before)
    show()
    return 'done'
  }

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    attach: (name, document) => {
      documents.set(name, document)
      show()
      void storage.read(name).then((stored) => {
        if (documents.get(name) !== document) return
        change(name, (list) => joinLists(arrangeSteps(stored), list))
        show()
      })
      return () => {
        if (documents.get(name) !== document) return
        documents.delete(name)
        growing = null
        show()
      }
    },
    record: (name, made) => {
      if (grow(name, made)) return show()
      const patch = describeChange(made.before, made.after)
      if (!patch) return
      endRedo()
      lastOrder = Math.max(lastOrder + 1, now() * 1000)
      const step: Step = {
        id: newId(),
        document: name,
        label: made.label,
        at: now(),
        order: lastOrder,
        isDone: true,
        patch,
      }
      change(name, ({ past }) => ({ past: [...past, step], future: [] }))
      if (made.views) views.set(step.id, made.views)
      growing = made.mergeKey === undefined ? null : { step, key: made.mergeKey, before: made.before }
      storage.put([step])
      show()
    },
    undo: () => {
      const step = findLastDone(openLists())
      return step ? travel(step, 'backward') : 'nothing'
    },
    redo: () => {
      const step = findFirstUndone(openLists())
      return step ? travel(step, 'forward') : 'nothing'
    },
  }
}
