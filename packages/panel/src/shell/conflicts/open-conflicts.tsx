import { describeSiteDocument } from '@sitewright/model/site-documents/site-documents'
import { useSyncExternalStore } from 'react'
import type { PageSession } from '../../document/sessions/page-session'
import { usePanelDocuments } from '../../editor/panel-documents-context'
import { ConflictDialog } from './conflict-dialog'

/** Whatever of the open page and the documents of the site two people changed at the same place. */
export function OpenConflicts({ session }: { session: PageSession | null }) {
  const documents = usePanelDocuments()
  const open = useSyncExternalStore(documents.subscribe, documents.listOpen)
  return (
    <>
      {session ? (
        <ConflictDialog
          key={session.pageId}
          autosave={session.autosave}
          what="This page"
          page={session.store.read().page}
        />
      ) : null}
      {open.map((name) => {
        const site = documents.find(name)
        return site ? (
          <ConflictDialog
            key={name}
            autosave={site.autosave}
            what={describeSiteDocument(name).subject ?? 'A site setting'}
            page={null}
          />
        ) : null
      })}
    </>
  )
}
