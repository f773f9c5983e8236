import { addToCartAttribute, cartFields, cartFormAction } from '@sitewright/model/commerce/cart/cart-form'
import { maxLineQuantity } from '@sitewright/model/commerce/cart/cart-quantity'
import { nameCount } from '@sitewright/model/visitor-texts/plural-text'
import { ProductOptions } from './product-options'
import type { BuyableProduct } from './store-views'

/** Posts to the cart what is chosen, not what is shown: without scripts a visitor may choose another and press at once. */
export function ProductForm({ product }: { readonly product: BuyableProduct }) {
  const { onPage, chosen, options, isEditing } = product
  const { language, store } = product.texts
  const canBuy = chosen !== undefined && !chosen.isSoldOut
  return (
    <form
      className="product-form"
      method="post"
      action={cartFormAction}
      autoComplete="off"
      {...{ [addToCartAttribute]: '' }}
    >
      <input type="hidden" name={cartFields.action} value="add" />
      <input type="hidden" name={cartFields.productId} value={onPage.id} />
      {options.length === 0 && chosen !== undefined && (
        <input type="hidden" name={cartFields.variantId} value={chosen.id} />
      )}
      {/* The first button of a form is the one that Enter presses. */}
      <button type="submit" hidden disabled={!canBuy || isEditing} data-product-enter="" />
      <ProductOptions product={product} />
      {options.length > 0 && (
        // Scripts answer each choice at once.
        <button
          type="submit"
          className="button product-show"
          data-kind="tertiary"
          data-size="small"
          formMethod="get"
          formAction={onPage.path}
          formNoValidate
        >
          {store.showChoice}
        </button>
      )}
      {product.isWishUnknown && (
        <p className="product-note" role="status">
          {store.noSuchChoice}
        </p>
      )}
      <p className="product-left" data-product-left="" role="status">
        {chosen?.left == null ? '' : nameCount(store.choice.left, chosen.left, language)}
      </p>
      <div className="product-buy">
        <label className="product-quantity">
          <span>{store.quantity}</span>
          <input
            type="number"
            name={cartFields.quantity}
            defaultValue={1}
            min={1}
            max={maxLineQuantity}
            step={1}
            inputMode="numeric"
            required
          />
        </label>
        <button
          type="submit"
          className="button product-add"
          data-kind="primary"
          data-size="large"
          disabled={!canBuy || isEditing}
          data-product-button=""
        >
          {labelOf(product)}
        </button>
      </div>
    </form>
  )
}

function labelOf({ onPage, chosen, texts }: BuyableProduct): string {
  const { choice } = texts.store
  if (chosen === undefined) return choice.unavailable
  return chosen.isSoldOut ? choice.soldOut : onPage.addLabel
}
