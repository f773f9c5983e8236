import type { PageDetail } from '@sitewright/model/pages/page-answers'
import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { toasts } from '@sitewright/ui/toast-store'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { callApi } from '../data/api'
import { queryKeys, usePage } from '../data/queries'
import { answerOfFailedSave } from '../data/save-site-document'
import type { SaveAnswer } from '../document/autosave'
import { openPageSession, type PageSession } from '../document/page-session'
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
    const opened = openPageSession(detail, {
      storage: localStorage,
      history,
      save: async (id, document, version) => {
        const answer = await savePage(id, document, version)
        if (answer.kind === 'saved') void client.invalidateQueries({ queryKey: queryKeys.pages })
        return answer
      },
    })
    if (opened.hasRestored) toasts.show({ text: 'Your unsaved changes are back.' })
    setSession(opened)
    return () => {
      setSession(null)
      opened.close()
    }
  }, [detail, client, history])
  return { session: session?.pageId === pageId ? session : null, query }
}

async function savePage(pageId: string, document: PageDetail['document'], version: number): Promise<SaveAnswer> {
  try {
    const address = fillPath(api.pageDocument, { pageId })
    const saved = await callApi<PageDetail>(address, { method: 'PUT', body: { version, document } })
    return { kind: 'saved', version: saved.draftVersion }
  } catch (error) {
    return answerOfFailedSave(error)
  }
}
