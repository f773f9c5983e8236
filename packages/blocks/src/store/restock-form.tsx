import {
  maxEmailLength,
  nameOfChoice,
  restockAttribute,
  restockFields,
  restockFormAction,
  restockHeading,
} from '@sitewright/model/commerce/products/restock-form'
import type { BuyableProduct } from './store-views'

/** Asks for an email when something is back in stock. Hidden while nothing is sold out: that may change on an open page. */
export function RestockForm({ product }: { readonly product: BuyableProduct }) {
  const { onPage, chosen, options, isEditing } = product
  const { choice, restock } = product.texts.store
  if (!onPage.isLive && !isEditing) return null
  const soldOut = onPage.variants.filter((variant) => variant.isSoldOut)
  const isWanted = chosen?.isSoldOut ?? false
  return (
    <details className="restock" hidden={soldOut.length === 0} open={isWanted} {...{ [restockAttribute]: '' }}>
      <summary>{restockHeading(isWanted, choice)}</summary>
      <form className="restock-form" method="post" action={restockFormAction}>
        <p className="restock-hint">{restock.hint}</p>
        <div className="restock-field" hidden={options.length === 0}>
          <span aria-hidden="true">{restock.choice}</span>
          <select
            name={restockFields.variantId}
            aria-label={restock.choice}
            defaultValue={isWanted ? chosen?.id : undefined}
            autoComplete="off"
          >
            {soldOut.map(({ id, values }) => (
              <option key={id} value={id}>
                {nameOfChoice(values)}
              </option>
            ))}
          </select>
        </div>
        <div className="restock-ask">
          <label className="restock-field">
            <span>{restock.email}</span>
            <input type="email" name={restockFields.email} maxLength={maxEmailLength} autoComplete="email" required />
          </label>
          <button type="submit" className="button" data-kind="secondary" data-size="medium" disabled={isEditing}>
            {restock.submit}
          </button>
        </div>
        <p className="restock-answer" role="status" />
      </form>
    </details>
  )
}
