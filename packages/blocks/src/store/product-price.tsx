import type { PriceDisplay } from '@sitewright/commerce/prices/price-display'
import type { StoreTexts } from '@sitewright/model/commerce/products/product-on-page'

/** The price of now; on sale the one before is struck through, and said to be the one before. */
export function ProductPrice({ price, texts }: { readonly price: PriceDisplay; readonly texts: StoreTexts }) {
  const { choice } = texts.store
  return (
    <>
      <span className="price-now">
        {price.before !== null && <span className="visually-hidden">{choice.salePrice} </span>}
        {price.text}
      </span>
      {price.before !== null && (
        <s className="price-before">
          <span className="visually-hidden">{choice.regularPrice} </span>
          {price.before}
        </s>
      )}
    </>
  )
}
