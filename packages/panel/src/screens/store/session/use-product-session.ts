import type { ProductDetail } from '@sitewright/model/commerce/products/product-answers'
import { useEffect, useState } from 'react'
import { readProduct, useProduct } from '../../../data/store/products'
import { saveProduct } from '../../../data/store/save-product'
import { type ProductBody, productBody } from '../../../document/sessions/product-body'
import { openProductSession, type ProductSession } from '../../../document/sessions/product-session'
import { usePanelDocuments } from '../../../editor/panel-documents-context'
import { type EditedFields, useEditedFields } from '../../../editor/use-edited-fields'
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

export interface EditedProduct extends EditedFields<ProductBody> {
  readonly detail: ProductDetail
  readonly session: ProductSession
}

export function useEditedProduct(session: ProductSession, detail: ProductDetail): EditedProduct {
  const route = { screen: 'store', part: partOfProduct(session.productId) } as const
  return { ...useEditedFields(session, { name: 'product', schema: productBody, route }), detail, session }
}
