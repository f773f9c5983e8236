import type { AnswerOf } from '@sitewright/model/calls/call'
import type { storefrontCalls } from '@sitewright/model/calls/storefront'
import type { ScriptProduct } from '@sitewright/model/commerce/products/product-on-page'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { storefrontAddresses } from '@sitewright/model/routes/storefront-addresses'
import { ownAddress } from '../../browser/own-address'

/** The product with prices and stock of this moment; null when they cannot be had, and the page stays as it came. */
export async function refreshProduct(product: ScriptProduct, signal: AbortSignal): Promise<ScriptProduct | null> {
  if (!product.isLive) return null
  try {
    const answer = await fetch(ownAddress(fillPath(storefrontAddresses.product, { productId: product.id })), { signal })
    if (!answer.ok) return null
    const { variants }: AnswerOf<typeof storefrontCalls.readStorefrontProduct> = await answer.json()
    const fresh = new Map(variants.map((variant) => [variant.id, variant]))
    return { ...product, variants: product.variants.map((variant) => ({ ...variant, ...fresh.get(variant.id) })) }
  } catch {
    return null
  }
}
