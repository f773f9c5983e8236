import type { PageDocument } from '@sitewright/model/pages/document'
import { createEditHistory, type HistoryParts } from '@sitewright/panel/document/history/edit-history'
import { createPageStore, type PageStore } from '@sitewright/panel/document/sessions/page-store'
import type { Route } from '@sitewright/panel/ground/router'

const route: Route = { screen: 'pages', part: 'page' }
const histories = ['pages/page']

/** A page as it is edited in a window, with the undo of its screen. */
export function openTestPage(start: PageDocument, parts: HistoryParts) {
  const history = createEditHistory(parts)
  const store: PageStore = createPageStore(start, { newId: parts.newId, history, name: 'page', route })
  return {
    ...store,
    undo: () => history.undo(histories).kind,
    redo: () => history.redo(histories).kind,
    undoLabel: () => history.next(histories).undo?.label ?? null,
    redoLabel: () => history.next(histories).redo?.label ?? null,
  }
}
