import { useSyncExternalStore } from 'react'
import type { SiteDocumentName } from '../data/site-documents'
import type { PageSession } from '../document/page-session'
import { ConflictDialog } from './conflict-dialog'
import { usePanelDocuments } from './panel-documents-context'

const names: Partial<Record<SiteDocumentName, string>> = {
  styles: 'The design',
  'header-footer': 'The header or footer',
}

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
            what={names[name] ?? 'A setting of the site'}
            page={null}
          />
        ) : null
      })}
    </>
  )
}
