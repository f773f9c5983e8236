import { useEffect, useState, useSyncExternalStore } from 'react'
import { openFooterSession } from '../document/footer-session'
import type { PageSession } from '../document/page-session'
import { usePanelDocuments } from './panel-documents-context'
import { useEditedSiteDocument } from './use-edited-site-document'

/** The footer as the canvas edits it; null while it loads or while it is not asked for. */
export function useFooterSession(isAsked: boolean): { session: PageSession | null; loadError: Error | null } {
  const documents = usePanelDocuments()
  const { loadError } = useEditedSiteDocument('header-footer')
  const site = useSyncExternalStore(documents.subscribe, () => documents.find('header-footer'))
  const [session, setSession] = useState<PageSession | null>(null)
  useEffect(() => {
    if (!isAsked || !site) return
    const opened = openFooterSession(site, documents.history)
    setSession(opened)
    return () => {
      setSession(null)
      opened.close()
    }
  }, [isAsked, site, documents])
  return { session, loadError }
}
