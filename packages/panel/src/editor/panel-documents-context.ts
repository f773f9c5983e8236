import { createContext, useContext } from 'react'
import { saveSiteDocument } from '../data/site/save-site-document'
import { readSiteDocument } from '../data/site/site-documents'
import { createEditHistory } from '../document/history/edit-history'
import { gatherSteps } from '../document/history/gathered-steps'
import { createIndexedSteps } from '../document/history/indexed-steps'
import { createPanelDocuments, type PanelDocuments } from '../document/sessions/panel-documents'
import { sitePath } from '../ground/site-path'
import { newId } from '../ground/window-id'
import { windowTimers } from '../ground/window-timers'

export const PanelDocumentsContext = createContext<PanelDocuments | null>(null)

export function usePanelDocuments(): PanelDocuments {
  const documents = useContext(PanelDocumentsContext)
  if (!documents) throw new Error('the documents of the panel are asked for outside of it')
  return documents
}

export function openPanelDocuments(accountId: string): PanelDocuments {
  const storage = gatherSteps(createIndexedSteps(accountId + sitePath, indexedDB), windowTimers)
  addEventListener('pagehide', storage.flush)
  addEventListener('visibilitychange', storage.flush)
  const history = createEditHistory({ now: Date.now, newId, storage })
  return createPanelDocuments({ history, storage: localStorage, save: saveSiteDocument, load: readSiteDocument })
}
