import type { SiteHeader } from '@sitewright/model/header-footer/site-header-footer'
import type { SiteSettings } from '@sitewright/model/site/settings'
import type { SiteStyles } from '@sitewright/model/site/styles'
import type { EditedDocumentName } from '@sitewright/model/site-documents/site-documents'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { usePanelDocuments } from './panel-documents-context'

const neverChanges = () => () => {}

/** The styles as they are being edited; null while nobody edits them. */
export function useLiveStyles(): SiteStyles | null {
  const documents = usePanelDocuments()
  const session = useSyncExternalStore(documents.subscribe, () => documents.find('styles'))
  return useSyncExternalStore(session?.subscribe ?? neverChanges, () => session?.read() ?? null)
}

/** The header as it is being edited; null while nobody edits it. */
export function useLiveHeader(): SiteHeader | null {
  const documents = usePanelDocuments()
  const session = useSyncExternalStore(documents.subscribe, () => documents.find('header-footer'))
  const both = useSyncExternalStore(session?.subscribe ?? neverChanges, () => session?.read() ?? null)
  return both?.header ?? null
}

/** The settings as they are being edited; null while nobody edits them. */
export function useLiveSettings(): SiteSettings | null {
  const documents = usePanelDocuments()
  const session = useSyncExternalStore(documents.subscribe, () => documents.find('settings'))
  return useSyncExternalStore(session?.subscribe ?? neverChanges, () => session?.read() ?? null)
}

/** Calls back each time a new version of the document is on the host. */
export function useOnSaved(name: EditedDocumentName, onSaved: () => void): void {
  const documents = usePanelDocuments()
  const session = useSyncExternalStore(documents.subscribe, () => documents.find(name))
  const version = useSyncExternalStore(
    session?.autosave.subscribe ?? neverChanges,
    () => session?.autosave.version() ?? null,
  )
  const [first, setFirst] = useState<number | null>(null)
  const latest = useRef(onSaved)
  latest.current = onSaved
  useEffect(() => {
    if (version === null || version === first) return
    setFirst(version)
    if (first !== null) latest.current()
  }, [version, first])
}
