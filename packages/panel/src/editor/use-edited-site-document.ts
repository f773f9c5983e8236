import type { EditedDocumentName, SiteDocuments } from '@sitewright/model/site-documents/site-documents'
import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { useSiteDocument } from '../data/site/site-documents'
import type { SaveState } from '../document/saving/save-state'
import { useRoute } from '../ground/router'
import { usePanelDocuments } from './panel-documents-context'

const saved: SaveState = { kind: 'saved' }
const neverChanges = () => () => {}

export interface EditedSiteDocument<Body> {
  /** Undefined while it loads. */
  readonly value: Body | undefined
  /** Shown at once, saved by itself, undone on this screen. Changes with the same mergeKey in a row are one step. */
  readonly change: (next: Body, label: string, mergeKey?: string) => void
  readonly saveState: SaveState
  readonly loadError: Error | null
  readonly reload: () => void
}

/** A document of the site as it is edited: no Save button, and in the history of the screen that edits it. */
export function useEditedSiteDocument<Name extends EditedDocumentName>(
  name: Name,
): EditedSiteDocument<SiteDocuments[Name]> {
  type Body = SiteDocuments[Name]
  const documents = usePanelDocuments()
  const query = useSiteDocument(name)
  const session = useSyncExternalStore(documents.subscribe, () => documents.find(name))
  const value = useSyncExternalStore(session?.subscribe ?? neverChanges, () => session?.read())
  const saveState = useSyncExternalStore(
    session?.autosave.subscribe ?? neverChanges,
    session?.autosave.state ?? (() => saved),
  )
  const { screen, part } = useRoute()
  const found = query.data
  useEffect(() => {
    if (found) documents.offer(name, found)
  }, [documents, name, found])
  const change = useCallback(
    (next: Body, label: string, mergeKey?: string) =>
      session?.change(next, { label, mergeKey, route: { screen, part } }),
    [session, screen, part],
  )
  return { value, change, saveState, loadError: value ? null : query.error, reload: () => void query.refetch() }
}
