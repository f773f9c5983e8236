import type { ProductOnPage, ScriptProduct, StoreTexts } from '@sitewright/model/commerce/products/product-on-page'
import { writeScriptJson } from '../ground/script-json'

interface ProductJsonInput {
  readonly onPage: ProductOnPage
  readonly texts: StoreTexts
}

/** What the page's script must know of a product. */
export function ProductJson({ onPage, texts: { language, store } }: ProductJsonInput) {
  const product: ScriptProduct = { ...onPage, texts: { language, ...store.choice } }
  return (
    <script
      type="application/json"
      data-product-json=""
      // Escaped by writeScriptJson
      dangerouslySetInnerHTML={{ __html: writeScriptJson(product) }}
    />
  )
}
