import { toasts } from '@sitewright/ui/toast-store'
import { createContext, useContext } from 'react'
import { saveSiteDocument } from '../data/save-site-document'
import { isSiteDocumentName, readSiteDocument } from '../data/site-documents'
import { newId } from '../data/window-id'
import { createEditHistory, type EditHistory } from '../document/history/edit-history'
import { gatherSteps } from '../document/history/gathered-steps'
import { createIndexedSteps } from '../document/history/indexed-steps'
import type { StepStorage } from '../document/history/step'
import { createPanelDocuments, type PanelDocuments } from '../document/panel-documents'
import { windowTimers } from '../document/window-timers'

export const PanelDocumentsContext = createContext<PanelDocuments | null>(null)

export function usePanelDocuments(): PanelDocuments {
  const documents = useContext(PanelDocumentsContext)
  if (!documents) throw new Error('the documents of the panel are asked for outside of it')
  return documents
}

export function openPanelDocuments(accountId: string): PanelDocuments {
  const storage = gatherSteps(createIndexedSteps(accountId, indexedDB), windowTimers)
  addEventListener('pagehide', storage.flush)
  addEventListener('visibilitychange', storage.flush)
  const history = createEditHistory({ now: Date.now, newId, storage })
  const documents = createPanelDocuments({
    history: { ...history, undo: () => tellMisfit(history.undo()), redo: () => tellMisfit(history.redo()) },
    storage: localStorage,
    save: saveSiteDocument,
    load: readSiteDocument,
  })
  void openStepped(documents, storage)
  return documents
}

/** What was changed in an earlier visit can be undone without opening its screen first. */
async function openStepped(documents: PanelDocuments, storage: StepStorage): Promise<void> {
  const names = (await storage.listDocuments()).filter(isSiteDocumentName)
  for (const name of names) {
    // What cannot be read now cannot be undone now; its screen tells why.
    await readSiteDocument(name).then(
      (found) => documents.offer(name, found),
      () => {},
    )
  }
}

function tellMisfit(outcome: ReturnType<EditHistory['undo']>): ReturnType<EditHistory['undo']> {
  if (outcome === 'misfit')
    toasts.show({ kind: 'error', text: 'This step cannot be taken back: the same place was changed elsewhere since.' })
  return outcome
}
