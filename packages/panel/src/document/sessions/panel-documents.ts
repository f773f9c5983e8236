import {
  describeSiteDocument,
  type EditedDocumentName,
  type SiteDocuments,
  type Versioned,
} from '@sitewright/model/site-documents/site-documents'
import type { SaveAnswer } from '../../data/calls/save-answer'
import type { EditHistory } from '../history/edit-history'
import type { DraftStorage } from '../saving/draft-mirror'
import { openSiteSession, type SiteSession } from './site-session'

type Sessions = { [Name in EditedDocumentName]?: SiteSession<SiteDocuments[Name]> }

/** What the panel edits besides the page, with the history that undo reads. */
export interface PanelDocuments {
  readonly history: EditHistory
  readonly find: <Name extends EditedDocumentName>(name: Name) => SiteSession<SiteDocuments[Name]> | null
  readonly listOpen: () => readonly EditedDocumentName[]
  /** Opens the document when it is the first time, and takes over what is newer on the host. */
  readonly offer: <Name extends EditedDocumentName>(name: Name, found: Versioned<SiteDocuments[Name]>) => void
  readonly subscribe: (listener: () => void) => () => void
}

export interface PanelDocumentsParts {
  readonly history: EditHistory
  readonly storage: DraftStorage
  readonly save: <Name extends EditedDocumentName>(
    name: Name,
    body: SiteDocuments[Name],
    version: number,
  ) => Promise<SaveAnswer>
  readonly load: <Name extends EditedDocumentName>(name: Name) => Promise<Versioned<SiteDocuments[Name]>>
}

export function createPanelDocuments(parts: PanelDocumentsParts): PanelDocuments {
  const { history, storage } = parts
  let sessions: Sessions = {}
  const listeners = new Set<() => void>()
  let open: readonly EditedDocumentName[] = []
  return {
    history,
    find: (name) => sessions[name] ?? null,
    listOpen: () => open,
    offer: (name, found) => {
      const known = sessions[name]
      if (known) return known.offer(found)
      const { schema, checked = schema } = describeSiteDocument(name)
      const session = openSiteSession(name, found, {
        history,
        storage,
        save: (body, version) => parts.save(name, body, version),
        load: () => parts.load(name),
        // A damaged step of undo must not break the panel.
        accepts: (body) => checked.safeParse(body).success,
      })
      sessions = { ...sessions, [name]: session }
      open = [...open, name]
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
