import type { ProductDetail } from '@sitewright/model/commerce/products/product-answers'
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { readProduct, useProduct } from '../../../data/store/products'
import { saveProduct } from '../../../data/store/save-product'
import { checkBody, type HeldValues, showHeld, sortChange } from '../../../document/saving/held-values'
import type { SaveState } from '../../../document/saving/save-state'
import { type ProductBody, productBody } from '../../../document/sessions/product-body'
import { openProductSession, type ProductSession } from '../../../document/sessions/product-session'
import { usePanelDocuments } from '../../../editor/panel-documents-context'
import { partOfProduct } from '../parts/store-parts'

/** The product with its editing session; the session is null while it loads. */
export function useProductSession(productId: string) {
  const query = useProduct(productId)
  const { history } = usePanelDocuments()
  const [session, setSession] = useState<ProductSession | null>(null)
  const detail = query.data
  const isLoaded = detail !== undefined
  // Later details are offered to the session that is open, which a new one would lose the undo of.
  useEffect(() => {
    if (!detail) return
    const opened = openProductSession(detail, {
      history,
      storage: localStorage,
      send: (changes) => saveProduct(productId, changes),
      load: () => readProduct(productId),
    })
    setSession(opened)
    return () => {
      setSession(null)
      opened.close()
    }
  }, [productId, isLoaded, history])
  useEffect(() => {
    if (detail) session?.offer(detail)
  }, [session, detail])
  return { session: session?.productId === productId ? session : null, query }
}

/** The fields of the product and what is wrong with them; a value that cannot be stored waits in its field. */
export interface EditedProduct {
  readonly detail: ProductDetail
  readonly value: ProductBody
  readonly change: (part: Partial<ProductBody>, label: string) => void
  readonly errors: Readonly<Record<string, string>>
  readonly saveState: SaveState
  readonly session: ProductSession
}

export function useEditedProduct(session: ProductSession, detail: ProductDetail): EditedProduct {
  const stored = useSyncExternalStore(session.subscribe, session.read)
  const saveState = useSyncExternalStore(session.autosave.subscribe, session.autosave.state)
  const [held, setHeld] = useState<HeldValues>({})
  const value = showHeld(stored, held)
  const change = useCallback(
    (part: Partial<ProductBody>, label: string) => {
      const now = session.read()
      setHeld((before) => {
        const sorted = sortChange(productBody, now, { ...showHeld(now, before), ...part })
        return sorted.held
      })
      const waiting = Object.keys(checkBody(productBody, { ...now, ...part })).map((path) => path.split('.')[0])
      const sound = Object.fromEntries(Object.entries(part).filter(([key]) => !waiting.includes(key)))
      if (Object.keys(sound).length > 0)
        session.change(
          { ...now, ...sound },
          {
            label,
            route: { screen: 'store', part: partOfProduct(session.productId) },
            mergeKey: `product ${Object.keys(part).join(' ')}`,
          },
        )
    },
    [session],
  )
  const refused = saveState.kind === 'refused' ? (saveState.errors ?? {}) : {}
  return { detail, value, change, errors: { ...refused, ...checkBody(productBody, value) }, saveState, session }
}
