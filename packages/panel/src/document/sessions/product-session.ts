import type { ProductDetail } from '@sitewright/model/commerce/products/product-answers'
import type { Sides } from '@sitewright/model/documents/merge-fields'
import { isSameJson } from '@sitewright/model/documents/same-json'
import { mergeSiteDocument } from '@sitewright/model/site/merge-site-document'
import type { SaveAnswer } from '../../data/calls/save-answer'
import { newId, windowId } from '../../ground/window-id'
import { isOffline, windowTimers } from '../../ground/window-timers'
import type { ChangeNote, EditHistory } from '../history/edit-history'
import { type Autosave, createAutosave } from '../saving/autosave'
import { createDraftMirror, type DraftStorage, readDrafts } from '../saving/draft-mirror'
import { takeUpDrafts } from '../saving/take-up-drafts'
import type { HostState } from '../saving/unsaved'
import { watchConnection } from './page-session'
import { type BodyChanges, bodyOfProduct, changesOfBody, type ProductBody, productBody } from './product-body'

/** A product that is being edited: shown at once, saved a moment after the last change, undone on its screen. */
export interface ProductSession {
  readonly productId: string
  readonly read: () => ProductBody
  readonly subscribe: (listener: () => void) => () => void
  readonly change: (next: ProductBody, note: ChangeNote) => void
  readonly autosave: Pick<Autosave, 'state' | 'subscribe' | 'flush' | 'pull'>
  /** What the host has now: joined with what is unsaved here where it differs. */
  readonly offer: (detail: ProductDetail) => void
  /** Saves what is waiting and lets go. */
  readonly close: () => void
}

export interface ProductSessionParts {
  readonly history: EditHistory
  readonly storage: DraftStorage
  readonly send: (changes: BodyChanges) => Promise<SaveAnswer | { readonly kind: 'saved' }>
  readonly load: () => Promise<ProductDetail>
}

export function openProductSession(detail: ProductDetail, parts: ProductSessionParts): ProductSession {
  const { history, storage } = parts
  const name = `product:${detail.id}`
  const listeners = new Set<() => void>()
  // The host counts no versions of a product: each answer is one.
  let version = 1
  let onHost = bodyOfProduct(detail)
  let value = onHost
  function show(next: ProductBody) {
    value = next
    for (const listener of listeners) listener()
  }
  function hostState(found: ProductDetail): HostState<ProductBody> {
    version += 1
    onHost = bodyOfProduct(found)
    return { version, document: onHost, recentSaves: [] }
  }
  const mirror = createDraftMirror<ProductBody>({ storage, name, tab: windowId })
  const autosave = createAutosave<ProductBody>(
    { version, base: value },
    {
      read: () => value,
      write: show,
      send: async (body) => {
        const answer = await parts.send(changesOfBody(onHost, body))
        if (answer.kind !== 'saved') return answer
        onHost = body
        version += 1
        return { kind: 'saved', version }
      },
      fetch: async () => hostState(await parts.load()),
      merge: mergeMine,
      mirror,
      timers: windowTimers,
      newId,
      isOffline,
    },
  )
  listeners.add(autosave.touch)
  const accepts = (body: unknown) => productBody.safeParse(body).success
  const detach = history.attach(name, { read: () => value, write: (next) => show(next as ProductBody), accepts })
  const drafts = readDrafts({ storage, name }, productBody, (tab) => tab === windowId)
  const taken = takeUpDrafts({ version, document: value, recentSaves: [] }, drafts, mergeMine)
  if (taken.document !== value) show(taken.document)
  if (mirror.flush()) for (const draft of taken.done) draft.forget()
  const stopWatching = watchConnection(mirror.flush, autosave)

  return {
    productId: detail.id,
    read: () => value,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    change: (next, note) => {
      history.record(name, { before: value, after: next, ...note })
      show(next)
    },
    autosave,
    offer: (found) => {
      if (autosave.state().kind === 'saved' && !isSameJson(bodyOfProduct(found), onHost)) void autosave.pull()
    },
    close: () => {
      stopWatching()
      detach()
      mirror.flush()
      void autosave.flush().finally(autosave.stop)
    },
  }
}

/** Field by field; where both changed the same one, the last who wrote is right. */
function mergeMine(sides: Sides<ProductBody>) {
  const { conflicts } = mergeSiteDocument(sides)
  const picks = Object.fromEntries(conflicts.map(({ key }) => [key, 'mine'] as const))
  const { document } = mergeSiteDocument(sides, picks)
  // A variant that is gone on the host is gone.
  const left = Object.entries(document.variants).filter(([variantId]) => sides.theirs.variants[variantId])
  return { document: { ...document, variants: Object.fromEntries(left) }, conflicts: [] }
}
