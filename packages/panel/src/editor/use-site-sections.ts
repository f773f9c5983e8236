import type { SiteSectionsId } from '@sitewright/model/header-footer/site-sections'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { PageSession } from '../document/sessions/page-session'
import { openSiteSectionsSession } from '../document/sessions/site-sections-session'
import { usePanelDocuments } from './panel-documents-context'
import { useEditedSiteDocument } from './use-edited-site-document'

/** Sections of every page as the canvas edits them; null while they load or while none are asked for. */
export function useSiteSections(id: SiteSectionsId | null): { session: PageSession | null; loadError: Error | null } {
  const documents = usePanelDocuments()
  const { loadError } = useEditedSiteDocument('header-footer')
  const site = useSyncExternalStore(documents.subscribe, () => documents.find('header-footer'))
  const [session, setSession] = useState<PageSession | null>(null)
  useEffect(() => {
    if (!id || !site) return
    const opened = openSiteSectionsSession(id, site, documents.history)
    setSession(opened)
    return () => {
      setSession(null)
      opened.close()
    }
  }, [id, site, documents])
  return { session, loadError }
}
