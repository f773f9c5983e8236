import { pageCalls } from '@sitewright/model/calls/pages'
import type { PageDetail } from '@sitewright/model/pages/page-answers'
import { toasts } from '@sitewright/ui/floating/toast-store'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { callApi } from '../data/calls/api'
import type { SaveAnswer } from '../data/calls/save-answer'
import { queryKeys, readPage, usePage } from '../data/queries'
import { answerOfFailedSave } from '../data/site/save-site-document'
import { openPageSession, type PageSession } from '../document/sessions/page-session'
import { findLiveWindows } from '../ground/window-id'
import { usePanelDocuments } from './panel-documents-context'

/** The page that is open, with its document, undo and saving; null while it loads. */
export function usePageSession(pageId: string | null) {
  const query = usePage(pageId)
  const client = useQueryClient()
  const { history } = usePanelDocuments()
  const [session, setSession] = useState<PageSession | null>(null)
  const detail = query.data
  useEffect(() => {
    if (!detail) return
    let opened: PageSession | null = null
    let isGone = false
    void findLiveWindows().then((isAlive) => {
      if (isGone) return
      opened = openPageSession(detail, {
        storage: localStorage,
        history,
        isAlive,
        save: async (document, version, saveId) => {
          const answer = await savePage(detail.id, { document, version, saveId })
          if (answer.kind === 'saved') void client.invalidateQueries({ queryKey: queryKeys.pages })
          return answer
        },
        fetch: () => readPage(detail.id),
      })
      if (opened.hasRestored) toasts.show({ text: 'Unsaved changes restored' })
      setSession(opened)
    })
    return () => {
      isGone = true
      setSession(null)
      opened?.close()
    }
  }, [detail, client, history])
  return { session: session?.pageId === pageId ? session : null, query }
}

async function savePage(
  pageId: string,
  change: { document: PageDetail['document']; version: number; saveId: string },
): Promise<SaveAnswer> {
  try {
    const saved = await callApi(pageCalls.savePageDocument, { params: { pageId }, body: change })
    return { kind: 'saved', version: saved.draftVersion }
  } catch (error) {
    return answerOfFailedSave(error)
  }
}
