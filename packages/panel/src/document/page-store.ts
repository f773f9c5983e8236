import type { PageDocument } from '@sitewright/model/pages/document'
import { type Command, type EditTools, nothingSelected, type Selection, selectBlocks, selectSection } from './command'
import { findBlock, findSection } from './edit-page'

interface Step {
  readonly page: PageDocument
  readonly selection: Selection
  readonly label: string
}

export interface PageState {
  readonly page: PageDocument
  readonly selection: Selection
  readonly undoLabel: string | null
  readonly redoLabel: string | null
}

export interface PageStore {
  read: () => PageState
  subscribe: (listener: () => void) => () => void
  run: <Input>(command: Command<Input>, input: Input) => void
  select: (selection: Selection) => void
  undo: () => void
  redo: () => void
  /** Another document takes the place of this one; what came before cannot be undone. */
  reset: (page: PageDocument) => void
}

export const maxUndoSteps = 200
/** Typing on within this time belongs to the same step of undo. */
export const mergeWithinMs = 1000

export function createPageStore(page: PageDocument, tools: EditTools & { now: () => number }): PageStore {
  const listeners = new Set<() => void>()
  let past: readonly Step[] = []
  let future: readonly Step[] = []
  let lastChange = { key: '', at: 0 }
  let state: PageState = { page, selection: nothingSelected, undoLabel: null, redoLabel: null }

  function show(next: Pick<PageState, 'page' | 'selection'>) {
    const selection = keepExisting(next.page, next.selection)
    state = {
      page: next.page,
      selection,
      undoLabel: past.at(-1)?.label ?? null,
      redoLabel: future.at(-1)?.label ?? null,
    }
    for (const listener of listeners) listener()
  }
  function travel(from: readonly Step[], to: readonly Step[]): [readonly Step[], readonly Step[], Step | null] {
    const step = from.at(-1) ?? null
    if (!step) return [from, to, null]
    return [from.slice(0, -1), [...to, { page: state.page, selection: state.selection, label: step.label }], step]
  }

  return {
    read: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    run: (command, input) => {
      if (command.isEnabled && !command.isEnabled(state.page, input)) return
      const edit = command.apply(state.page, input, tools)
      if (edit.page === state.page) return
      const key = command.mergeKey ? `${command.id} ${command.mergeKey(input)}` : ''
      const isMerged =
        key !== '' && key === lastChange.key && tools.now() - lastChange.at < mergeWithinMs && past.length > 0
      lastChange = { key, at: tools.now() }
      future = []
      if (!isMerged)
        past = [...past, { page: state.page, selection: state.selection, label: command.label }].slice(-maxUndoSteps)
      show({ page: edit.page, selection: edit.select ?? state.selection })
    },
    select: (selection) => show({ page: state.page, selection }),
    undo: () => {
      const [nextPast, nextFuture, step] = travel(past, future)
      if (!step) return
      past = nextPast
      future = nextFuture
      lastChange = { key: '', at: 0 }
      show(step)
    },
    redo: () => {
      const [nextFuture, nextPast, step] = travel(future, past)
      if (!step) return
      past = nextPast
      future = nextFuture
      lastChange = { key: '', at: 0 }
      show(step)
    },
    reset: (next) => {
      past = []
      future = []
      show({ page: next, selection: state.selection })
    },
  }
}

/** What is gone cannot stay selected: a toolbar over nothing would act on nothing. */
function keepExisting(page: PageDocument, selection: Selection): Selection {
  const found = selection.blockIds.flatMap((id) => findBlock(page, id) ?? [])
  const section = found.at(-1)?.section
  if (section) {
    const inSection = found.filter((it) => it.section === section).map((it) => it.block.id)
    const isSame = section.id === selection.sectionId && inSection.length === selection.blockIds.length
    return isSame ? selection : selectBlocks(section.id, inSection)
  }
  return findSection(page, selection.sectionId) ? selectSection(selection.sectionId) : nothingSelected
}
