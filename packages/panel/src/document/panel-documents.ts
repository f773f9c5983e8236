import { siteDocumentSchemas } from '../data/site-document-schemas'
import type { SiteDocumentName, SiteDocuments } from '../data/site-documents'
import type { SaveAnswer } from './autosave'
import type { DraftStorage } from './draft-mirror'
import type { EditHistory } from './history/edit-history'
import { openSiteSession, type SiteSession, type Versioned } from './site-session'

type AnySiteSession = SiteSession<SiteDocuments[SiteDocumentName]>

/** What the panel edits besides the page, with the undo that all of it shares. */
export interface PanelDocuments {
  readonly history: EditHistory
  readonly find: <Name extends SiteDocumentName>(name: Name) => SiteSession<SiteDocuments[Name]> | null
  readonly listOpen: () => readonly SiteDocumentName[]
  /** Opens the document when it is the first time, and takes over what is newer on the host. */
  readonly offer: (name: SiteDocumentName, found: Versioned<SiteDocuments[SiteDocumentName]>) => void
  readonly subscribe: (listener: () => void) => () => void
}

export interface PanelDocumentsParts {
  readonly history: EditHistory
  readonly storage: DraftStorage
  readonly save: (name: SiteDocumentName, body: SiteDocuments[SiteDocumentName], version: number) => Promise<SaveAnswer>
  readonly load: (name: SiteDocumentName) => Promise<Versioned<SiteDocuments[SiteDocumentName]>>
}

export function createPanelDocuments(parts: PanelDocumentsParts): PanelDocuments {
  const { history, storage } = parts
  const sessions = new Map<SiteDocumentName, AnySiteSession>()
  const listeners = new Set<() => void>()
  let open: readonly SiteDocumentName[] = []
  return {
    history,
    find: <Name extends SiteDocumentName>(name: Name) =>
      (sessions.get(name) ?? null) as SiteSession<SiteDocuments[Name]> | null,
    listOpen: () => open,
    offer: (name, found) => {
      const known = sessions.get(name)
      if (known) return known.offer(found)
      const session = openSiteSession(name, found, {
        history,
        storage,
        save: (body, version) => parts.save(name, body, version),
        load: () => parts.load(name),
        // A damaged step of undo must not break the panel.
        accepts: (body) => siteDocumentSchemas[name].safeParse(body).success,
      })
      sessions.set(name, session)
      open = [...sessions.keys()]
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
