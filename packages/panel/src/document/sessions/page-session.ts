import { type PageDocument, pageDocument } from '@sitewright/model/pages/document'
import { mergePages } from '@sitewright/model/pages/layout/merge'
import type { OpenedPage } from '@sitewright/model/pages/page-answers'
import type { SaveAnswer } from '../../data/calls/save-answer'
import { newId, windowId } from '../../ground/window-id'
import { isOffline, windowTimers } from '../../ground/window-timers'
import type { EditHistory } from '../history/edit-history'
import { type Autosave, createAutosave } from '../saving/autosave'
import type { AutosaveParts } from '../saving/autosave-memory'
import { createDraftMirror, type DraftStorage, readDrafts } from '../saving/draft-mirror'
import { takeUpDrafts } from '../saving/take-up-drafts'
import type { HostState } from '../saving/unsaved'
import { createPageStore, type PageStore } from './page-store'

export interface PageSession {
  readonly pageId: string
  readonly store: PageStore
  readonly autosave: Pick<Autosave, 'state' | 'version' | 'subscribe' | 'flush' | 'pull' | 'choose'>
  /** Work of an earlier visit was taken up again. */
  readonly hasRestored: boolean
  /** Saves what is waiting and lets go. */
  readonly close: () => void
}

export interface SessionParts {
  readonly storage: DraftStorage
  readonly history: EditHistory
  /** Whether a window of this browser still looks after what it has not saved. */
  readonly isAlive: (tab: string) => boolean
  readonly save: (document: PageDocument, version: number, saveId: string) => Promise<SaveAnswer>
  readonly fetch: () => Promise<OpenedPage>
}

const mergePage: AutosaveParts<PageDocument>['merge'] = (sides, picks) => {
  const { page, conflicts } = mergePages(sides, picks)
  return { document: page, conflicts }
}

/** Everything about the page that is open: its document, its undo, its saving. */
export function openPageSession(opened: OpenedPage, parts: SessionParts): PageSession {
  const { storage, history } = parts
  const { id: pageId } = opened
  const host = hostStateOf(opened)
  const store = createPageStore(host.document, {
    ...{ newId, history },
    name: `page:${pageId}`,
    route: { screen: 'pages', part: pageId },
  })
  const mirror = createDraftMirror<PageDocument>({ storage, name: pageId, tab: windowId })
  const autosave = createAutosave<PageDocument>(
    { version: host.version, base: host.document },
    {
      read: () => store.read().page,
      write: store.replace,
      send: parts.save,
      fetch: async () => hostStateOf(await parts.fetch()),
      merge: mergePage,
      mirror,
      timers: windowTimers,
      newId,
      isOffline,
    },
  )
  store.subscribe(autosave.touch)
  const taken = takeUpDrafts(host, readDrafts({ storage, name: pageId }, pageDocument, parts.isAlive), mergePage)
  const start = taken.asked?.draft.document ?? taken.document
  if (start !== host.document) store.replace(start)
  if (taken.asked) autosave.ask({ host, base: taken.asked.base, theirs: taken.document })
  // Only what is kept by this window now may be forgotten under the old one.
  if (mirror.flush()) for (const draft of [...taken.done, ...(taken.asked ? [taken.asked.draft] : [])]) draft.forget()
  const stopWatching = watchConnection(mirror.flush, autosave)
  return {
    pageId,
    store,
    autosave,
    hasRestored: start !== host.document,
    close: () => {
      stopWatching()
      store.close()
      mirror.flush()
      void autosave.flush().finally(autosave.stop)
    },
  }
}

function hostStateOf({ draftVersion, document, recentSaves }: OpenedPage): HostState<PageDocument> {
  return { version: draftVersion, document, recentSaves }
}

/** What is typed last is written down before the window goes, and sent as soon as there is a connection again. */
export function watchConnection(keep: () => unknown, autosave: Pick<Autosave, 'flush' | 'state'>): () => void {
  const comeBack = () => {
    if (autosave.state().kind !== 'saved') void autosave.flush()
  }
  // Where there is no window, as in tests, there is nothing to watch.
  globalThis.addEventListener?.('pagehide', keep)
  globalThis.addEventListener?.('online', comeBack)
  return () => {
    globalThis.removeEventListener?.('pagehide', keep)
    globalThis.removeEventListener?.('online', comeBack)
  }
}
