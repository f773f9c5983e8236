import { settleChoice } from '@sitewright/model/commerce/products/option-choices'
import type { StoreTexts } from '@sitewright/model/commerce/products/product-on-page'
import type { ShelfProduct } from '@sitewright/model/commerce/products/shelf'
import { ProductForm } from './product-form'
import { ProductJson } from './product-json'
import { RestockForm } from './restock-form'

/** The form of a product away from its own page, with what the page's script needs for it. */
export function BuyForm({ product, texts }: { readonly product: ShelfProduct; readonly texts: StoreTexts }) {
  if (product.form === null) return null
  const { addLabel, options, variants } = product.form
  const onPage = { id: product.id, path: product.href, addLabel, isLive: true, variants }
  const chosen = settleChoice(variants, [])
  const buyable = { onPage, chosen, options, isEditing: false, isWishUnknown: false, texts }
  return (
    <>
      <ProductForm product={buyable} />
      <RestockForm product={buyable} />
      <ProductJson onPage={onPage} texts={texts} />
    </>
  )
}
