import { createIds } from '@sitewright/model/id'
import { type PageDocument, pageDocument } from '@sitewright/model/pages/document'
import type { PageDetail } from '@sitewright/model/pages/page-answers'
import { type Autosave, createAutosave, type SaveAnswer } from './autosave'
import { createDraftMirror, type DraftStorage, judgeMirror, type MirroredDraft } from './draft-mirror'
import type { EditHistory } from './history/edit-history'
import { createPageStore, type PageStore } from './page-store'
import { windowTimers } from './window-timers'

export interface PageSession {
  readonly pageId: string
  readonly store: PageStore
  readonly autosave: Autosave
  /** Work of an earlier visit that another version has overtaken: the owner decides. */
  readonly conflictingDraft: MirroredDraft<PageDocument> | null
  /** Work of an earlier visit was taken up again. */
  readonly hasRestored: boolean
  /** Saves what is waiting and lets go. */
  readonly close: () => void
}

export interface SessionParts {
  readonly storage: DraftStorage
  readonly history: EditHistory
  readonly save: (pageId: string, document: PageDetail['document'], version: number) => Promise<SaveAnswer>
}

/** Everything about the page that is open: its document, its undo, its saving. */
export function openPageSession(page: PageDetail, { storage, history, save }: SessionParts): PageSession {
  const newId = createIds({ now: Date.now, randomBytes: (count) => crypto.getRandomValues(new Uint8Array(count)) })
  const store = createPageStore(page.document, { newId, now: Date.now, history, name: `page:${page.id}` })
  const mirror = createDraftMirror(storage, page.id, pageDocument)
  const draft = mirror.read()
  const verdict = judgeMirror(draft, page.draftVersion)
  const autosave = createAutosave(page.draftVersion, {
    read: () => store.read().page,
    send: (document, version) => save(page.id, document, version),
    mirror,
    timers: windowTimers,
  })
  store.subscribe(autosave.touch)
  if (draft && verdict === 'apply') store.replace(draft.document)
  return {
    pageId: page.id,
    store,
    autosave,
    conflictingDraft: verdict === 'ask' ? draft : null,
    hasRestored: verdict === 'apply',
    close: () => {
      store.close()
      void autosave.flush().finally(autosave.stop)
    },
  }
}
