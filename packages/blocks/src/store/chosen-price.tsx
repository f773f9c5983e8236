import type { StoreTexts, VariantOnPage } from '@sitewright/model/commerce/products/product-on-page'
import { ProductPrice } from './product-price'

/** The price of the variant that is shown; the page's script writes another one over it. */
export function ChosenPrice({ chosen, texts }: { readonly chosen: VariantOnPage; readonly texts: StoreTexts }) {
  return (
    <p className="product-price" data-product-price="" aria-live="polite">
      <ProductPrice price={{ text: chosen.price, before: chosen.before }} texts={texts} />
      {chosen.before !== null && (
        <span className="product-mark" data-kind="sale">
          {texts.store.choice.sale}
        </span>
      )}
    </p>
  )
}
