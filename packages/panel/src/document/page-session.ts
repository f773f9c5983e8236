import { createIds } from '@sitewright/model/id'
import type { PageDetail } from '@sitewright/model/pages/page-answers'
import { type Autosave, createAutosave, type SaveAnswer } from './autosave'
import { createDraftMirror, type DraftMirror, type DraftStorage, judgeMirror } from './draft-mirror'
import { createPageStore, type PageStore } from './page-store'

export interface PageSession {
  readonly pageId: string
  readonly store: PageStore
  readonly autosave: Autosave
  /** Work of an earlier visit that another version has overtaken: the owner decides. */
  readonly conflictingDraft: ReturnType<DraftMirror['read']>
  /** Work of an earlier visit was taken up again. */
  readonly hasRestored: boolean
  /** Saves what is waiting and lets go. */
  readonly close: () => void
}

export interface SessionParts {
  readonly storage: DraftStorage
  readonly save: (pageId: string, document: PageDetail['document'], version: number) => Promise<SaveAnswer>
}

/** Everything about the page that is open: its document, its undo, its saving. */
export function openPageSession(page: PageDetail, { storage, save }: SessionParts): PageSession {
  const newId = createIds({ now: Date.now, randomBytes: (count) => crypto.getRandomValues(new Uint8Array(count)) })
  const store = createPageStore(page.document, { newId, now: Date.now })
  const mirror = createDraftMirror(storage, page.id)
  const draft = mirror.read()
  const verdict = judgeMirror(draft, page.draftVersion)
  const autosave = createAutosave(page.draftVersion, {
    readPage: () => store.read().page,
    send: (document, version) => save(page.id, document, version),
    mirror,
    timers: { set: (run, delayMs) => window.setTimeout(run, delayMs), clear: (timer) => window.clearTimeout(timer) },
  })
  store.subscribe(autosave.touch)
  if (draft && verdict === 'apply') store.reset(draft.document)
  return {
    pageId: page.id,
    store,
    autosave,
    conflictingDraft: verdict === 'ask' ? draft : null,
    hasRestored: verdict === 'apply',
    close: () => {
      void autosave.flush().finally(autosave.stop)
    },
  }
}
