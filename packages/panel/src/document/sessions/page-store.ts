import { type PageDocument, pageDocument } from '@sitewright/model/pages/document'
import type { Breakpoint } from '@sitewright/model/pages/grid'
import type { Route } from '../../ground/router'
import type { EditHistory } from '../history/edit-history'
import {
  type Command,
  type EditTools,
  nothingSelected,
  type Selection,
  selectBlocks,
  selectSection,
} from '../page/command'
import { findBlock, findSection } from '../page/edit-page'
import { settlePage } from '../page/settle-page'

export interface PageState {
  readonly page: PageDocument
  readonly selection: Selection
}

export interface PageStore {
  read: () => PageState
  subscribe: (listener: () => void) => () => void
  run: <Input>(command: Command<Input>, input: Input) => void
  canRun: <Input>(command: Command<Input>, input: Input) => boolean
  select: (selection: Selection) => void
  /** From now on placing blocks changes this layout. */
  showLayout: (breakpoint: Breakpoint) => void
  /** Another document takes the place of this one. Steps that do not fit it are refused when they are undone. */
  replace: (page: PageDocument) => void
  /** Undo no longer reaches it. */
  close: () => void
}

interface PageStoreTools extends Pick<EditTools, 'newId'> {
  readonly history: EditHistory
  /** The page's name in the history, and the screen that it is changed on. */
  readonly name: string
  readonly route: Route
}

export function createPageStore(start: PageDocument, tools: PageStoreTools): PageStore {
  const { name, history, route } = tools
  const listeners = new Set<() => void>()
  let state: PageState = { page: start, selection: nothingSelected }
  let breakpoint: Breakpoint = 'desktop'

  function show(page: PageDocument, selection: Selection) {
    state = { page, selection: keepExisting(page, selection) }
    for (const listener of listeners) listener()
  }
  const detach = history.attach(name, {
    read: () => settlePage(state.page),
    write: (page, view) => show(page as PageDocument, (view as Selection | undefined) ?? state.selection),
    accepts: (page) => pageDocument.safeParse(page).success,
  })

  function canRun<Input>(command: Command<Input>, input: Input): boolean {
    return command.isEnabled?.(state.page, input, breakpoint) ?? true
  }

  return {
    read: () => state,
    canRun,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    run: (command, input) => {
      if (!canRun(command, input)) return
      const before = state
      const edit = command.apply(before.page, input, { newId: tools.newId, breakpoint })
      if (edit.page === before.page) return
      const selection = edit.select ?? before.selection
      history.record(name, {
        before: settlePage(before.page),
        after: settlePage(edit.page),
        label: command.label,
        route,
        mergeKey: command.mergeKey && `${command.id} ${command.mergeKey(input)}`,
        views: { before: before.selection, after: selection },
      })
      show(edit.page, selection)
    },
    select: (selection) => show(state.page, selection),
    showLayout: (next) => {
      breakpoint = next
    },
    replace: (page) => show(page, state.selection),
    close: detach,
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
