import { formatMoney } from '@sitewright/commerce/money/format'
import type { Cart } from '@sitewright/model/commerce/cart/cart'
import type { CartTexts } from '@sitewright/model/commerce/cart/cart-words'
import { fillWords } from '@sitewright/model/strings/fill-words'
import type { ReactNode } from 'react'

interface CartTotalsInput {
  readonly cart: Cart
  readonly locale: string
  readonly texts: Texts
}

type Texts = CartTexts['totals']

/** What the cart costs, row by row. Shipping and tax have theirs even while nobody knows them. */
export function CartTotals({ cart, locale, texts }: CartTotalsInput) {
  const { currency } = cart.subtotalAmount
  const show = (cents: number) => formatMoney({ cents, currency }, { locale })
  const isFinal = cart.isShippingKnown && (cart.isTaxKnown || cart.isTaxIncluded)
  return (
    <dl className="cart-totals">
      <Row label={texts.subtotal}>
        <span data-cart-subtotal="">{show(cart.subtotalCents)}</span>
      </Row>
      {cart.discounts.map(({ id, name, code, amountCents }) => (
        <Row key={id} label={code === null || code === name ? name : `${name} (${code})`}>
          {amountCents === 0 ? texts.discountLater : show(-amountCents)}
        </Row>
      ))}
      <Row label={texts.shipping}>{describeShipping(cart, show, texts)}</Row>
      <TaxRows cart={cart} show={show} texts={texts} />
      <div className="cart-grand">
        <dt>{isFinal ? texts.total : texts.estimatedTotal}</dt>
        <dd data-cart-total="">{show(cart.grandTotalCents)}</dd>
      </div>
    </dl>
  )
}

function Row({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

type Show = (cents: number) => string

function describeShipping(cart: Cart, show: Show, texts: Texts): string {
  if (!cart.requiresShipping) return texts.notNeeded
  if (cart.isShippingKnown) return cart.shippingCostCents === 0 ? texts.free : show(cart.shippingCostCents)
  const isNowhere = cart.shippingLocation !== undefined && cart.shippingOptions.length === 0
  return isNowhere ? texts.nowhere : texts.later
}

interface TaxRowsInput {
  readonly cart: Cart
  readonly show: Show
  readonly texts: Texts
}

/** One for each rule, by its name. */
function TaxRows({ cart, show, texts }: TaxRowsInput) {
  if (!cart.isTaxKnown) return <Row label={texts.tax}>{texts.later}</Row>
  const taxes = cart.lines.filter(({ kind }) => kind === 'tax')
  if (taxes.length === 0) return <Row label={texts.tax}>{show(0)}</Row>
  return taxes.map(({ rule, rate, amountCents }) => {
    const tax = `${rule.name} (${writeRate(rate)})`
    return (
      <Row key={`${rule.id} ${rate}`} label={cart.isTaxIncluded ? fillWords(texts.includedTax, { tax }) : tax}>
        {show(amountCents)}
      </Row>
    )
  })
}

/** Rates are parts of 100,000. */
function writeRate(rate: number | null): string {
  return `${(rate ?? 0) / 1000}%`
}
