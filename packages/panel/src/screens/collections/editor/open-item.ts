import type { ItemDetail } from '@sitewright/model/collections/answers/item-answers'
import { useEffect, useSyncExternalStore } from 'react'
import { readItem, useItem } from '../../../data/collections/items'
import { saveItem } from '../../../data/collections/save-item'
import { type ItemBody, itemBody } from '../../../document/sessions/item-body'
import { type ItemSession, openItemSession } from '../../../document/sessions/item-session'
import { usePanelDocuments } from '../../../editor/panel-documents-context'
import { type EditedFields, useEditedFields } from '../../../editor/use-edited-fields'

export interface OpenItem {
  readonly detail: ItemDetail
  readonly session: ItemSession
}

let session: ItemSession | null = null
const listeners = new Set<() => void>()

function put(next: ItemSession | null): void {
  session = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Keeps the settings of the item open while it is on the canvas, so that undo finds them behind any drawer. */
export function useKeepItem(itemId: string): OpenItem | null {
  const { data: detail } = useItem(itemId)
  const { history } = usePanelDocuments()
  const isLoaded = detail !== undefined
  // Later details are offered to the session that is open, which a new one would lose the undo of.
  useEffect(() => {
    if (!detail) return
    const opened = openItemSession(detail, {
      history,
      storage: localStorage,
      send: (changes) => saveItem(itemId, changes),
      load: () => readItem(itemId),
    })
    put(opened)
    return () => {
      put(null)
      opened.close()
    }
  }, [itemId, isLoaded, history])
  const open = useOpenItem(itemId)
  useEffect(() => {
    if (detail) open?.session.offer(detail)
  }, [open?.session, detail])
  return open
}

/** The item that is kept open, for whatever shows a part of it. */
export function useOpenItem(itemId: string): OpenItem | null {
  const { data: detail } = useItem(itemId)
  const opened = useSyncExternalStore(subscribe, () => session)
  return detail && opened?.itemId === itemId ? { detail, session: opened } : null
}

export interface EditedItem extends EditedFields<ItemBody> {
  readonly detail: ItemDetail
}

export function useEditedItem({ session: edited, detail }: OpenItem): EditedItem {
  const route = { screen: 'pages', part: detail.id } as const
  return { ...useEditedFields(edited, { name: 'item', schema: itemBody, route }), detail }
}
