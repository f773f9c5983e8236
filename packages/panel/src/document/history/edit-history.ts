import { applyPatch, describeChange, misfit } from '@sitewright/model/documents/document-patch'
import { nameHistory } from '../../ground/name-history'
import type { Route } from '../../ground/router'
import { createKeptSteps } from './kept-steps'
import { noStorage, type Step, type StepStorage } from './step'
import { findNext } from './step-lists'

/** A document as the history sees it. */
interface HistoryDocument {
  readonly read: () => unknown
  /** Shows the document as undo or redo left it; `view` is what belonged to that state, such as the selection. */
  readonly write: (document: unknown, view: unknown) => void
  /** Whether the document is sound: a damaged step must not break the page. */
  readonly accepts: (document: unknown) => boolean
}

/** What a change is called in undo, and where it is made. */
export interface ChangeNote {
  readonly label: string
  readonly route: Route
  /** Changes with the same key that follow each other closely are one step, such as typed letters. */
  readonly mergeKey?: string | undefined
}

interface RecordedChange extends ChangeNote {
  readonly before: unknown
  readonly after: unknown
  readonly views?: { readonly before: unknown; readonly after: unknown } | undefined
}

/** 'misfit': the same place was changed elsewhere since; the step is given up and nothing changes. */
export type Traveled = { readonly kind: 'done' | 'misfit'; readonly step: Step } | { readonly kind: 'nothing' }

export interface EditHistory {
  readonly subscribe: (listener: () => void) => () => void
  /** Takes a document in, with the steps of earlier visits. The answer lets it go. */
  readonly attach: (name: string, document: HistoryDocument) => () => void
  readonly record: (name: string, change: RecordedChange) => void
  /** What undo and redo would take in these histories, seen as one. */
  readonly next: (histories: readonly string[]) => { readonly undo: Step | null; readonly redo: Step | null }
  readonly undo: (histories: readonly string[]) => Traveled
  readonly redo: (histories: readonly string[]) => Traveled
}

export interface HistoryParts {
  readonly now: () => number
  readonly newId: () => string
  readonly storage?: StepStorage
}

/** Typing on within this time belongs to the same step of undo. */
export const mergeWithinMs = 1000

/** The step that may still grow, with the document as it was before it. */
interface GrowingStep {
  readonly step: Step
  readonly key: string
  readonly before: unknown
}

/** Undo for all documents that are open, without a limit, apart for each screen (decision 013). */
export function createEditHistory({ now, newId, storage = noStorage }: HistoryParts): EditHistory {
  const documents = new Map<string, HistoryDocument>()
  const steps = createKeptSteps(storage)
  const views = new Map<string, { readonly before: unknown; readonly after: unknown }>()
  const listeners = new Set<() => void>()
  let lastOrder = 0
  let growing: GrowingStep | null = null

  const next = (histories: readonly string[]) => findNext(histories.map(steps.of))
  function tell() {
    for (const listener of listeners) listener()
  }
  /** True when the change belongs to the step before it. */
  function grow(name: string, made: RecordedChange): boolean {
    if (!growing || !isContinued(growing, name, made, now())) return false
    const { step, before } = growing
    const patch = describeChange(before, made.after)
    const grown: Step | null = patch && { ...step, at: now(), patch }
    steps.replaceLast(step, grown)
    growing = grown && { ...growing, step: grown }
    return true
  }
  function begin(name: string, made: RecordedChange, patch: Step['patch']) {
    lastOrder = Math.max(lastOrder + 1, now() * 1000)
    const { label, route, mergeKey, before } = made
    const step: Step = { id: newId(), document: name, route, label, at: now(), order: lastOrder, isDone: true, patch }
    steps.add(step)
    if (made.views) views.set(step.id, made.views)
    growing = mergeKey === undefined ? null : { step, key: mergeKey, before }
  }
  function travel(step: Step | null, direction: 'forward' | 'backward'): Traveled {
    const document = step && documents.get(step.document)
    if (!step || !document) return { kind: 'nothing' }
    growing = null
    const moved = applyPatch(document.read(), step.patch, direction)
    if (moved === misfit || !document.accepts(moved)) {
      steps.giveUp(step)
      tell()
      return { kind: 'misfit', step }
    }
    const isDone = direction === 'forward'
    steps.move(step, isDone)
    const seen = views.get(step.id)
    document.write(moved, isDone ? seen?.after : seen?.before)
    tell()
    return { kind: 'done', step }
  }

  return {
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    attach: (name, document) => {
      documents.set(name, document)
      void storage.read(name).then((stored) => {
        if (documents.get(name) !== document) return
        steps.takeIn(stored)
        tell()
      })
      return () => {
        if (documents.get(name) !== document) return
        documents.delete(name)
        growing = null
      }
    },
    record: (name, made) => {
      if (!grow(name, made)) {
        const patch = describeChange(made.before, made.after)
        if (!patch) return
        begin(name, made, patch)
      }
      tell()
    },
    next,
    undo: (histories) => travel(next(histories).undo, 'backward'),
    redo: (histories) => travel(next(histories).redo, 'forward'),
  }
}

function isContinued({ step, key }: GrowingStep, name: string, made: RecordedChange, now: number): boolean {
  const isSamePlace = step.document === name && nameHistory(step.route) === nameHistory(made.route)
  return isSamePlace && made.mergeKey === key && now - step.at < mergeWithinMs
}
