import type { ProductDetail } from '@sitewright/model/commerce/products/product-answers'
import { type FieldsSession, type FieldsSessionParts, openFieldsSession } from './fields-session'
import { type BodyChanges, bodyOfProduct, changesOfBody, type ProductBody, productBody } from './product-body'

/** A product that is being edited. */
export interface ProductSession extends FieldsSession<ProductBody, ProductDetail> {
  readonly productId: string
}

export function openProductSession(
  detail: ProductDetail,
  parts: FieldsSessionParts<ProductDetail, BodyChanges>,
): ProductSession {
  const kind = { schema: productBody, bodyOf: bodyOfProduct, changesOf: changesOfBody, settle: leaveGoneVariants }
  return { productId: detail.id, ...openFieldsSession(`product:${detail.id}`, detail, kind, parts) }
}

/** A variant that is gone on the host is gone. */
function leaveGoneVariants(merged: ProductBody, onHost: ProductBody): ProductBody {
  const left = Object.entries(merged.variants).filter(([variantId]) => onHost.variants[variantId])
  return { ...merged, variants: Object.fromEntries(left) }
}
