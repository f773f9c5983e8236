import { formatMoney } from '@sitewright/commerce/money/format'
import { cartFormAction } from '@sitewright/model/commerce/cart/cart-form'
import { paths } from '@sitewright/model/routes/paths'
import { CartAction } from './cart-action'
import { CartCodes } from './cart-code'
import { CartEstimate } from './cart-estimate'
import type { CartContentsInput, CartProblem } from './cart-input'
import { CartLine } from './cart-line'
import { CartTotals } from './cart-totals'

const cartDrawerTitleId = 'cart-drawer-title'

/** All of a cart, drawn by the host alone: the page's script puts it in the place of what was there. */
export function CartContents(input: CartContentsInput) {
  const { cart, texts, place, problem } = input
  const Heading = place === 'page' ? 'h1' : 'h2'
  return (
    <div className="cart" data-cart={place} data-count={cart.totalQuantity}>
      <div className="rich-text">
        <Heading tabIndex={-1} data-key="heading" {...(place === 'drawer' ? { id: cartDrawerTitleId } : {})}>
          {texts.heading}
        </Heading>
      </div>
      {problem !== undefined && <Problem {...problem} />}
      {cart.messages.length > 0 && (
        <ul className="cart-notes" aria-label={texts.changes}>
          {cart.messages.map(({ entryId, kind, text }) => (
            <li key={`${entryId} ${kind}`}>{text}</li>
          ))}
        </ul>
      )}
      {cart.entries.length === 0 ? <EmptyCart {...input} /> : <FullCart {...input} />}
    </div>
  )
}

function Problem({ title, advice }: CartProblem) {
  return (
    // biome-ignore lint/a11y/noAutofocus: the page was loaded anew to say this, and reading goes on here
    <div className="cart-notes" role="alert" tabIndex={-1} autoFocus data-cart-problem="">
      <p>
        <strong>{title}</strong>
      </p>
      <p>{advice}</p>
    </div>
  )
}

function EmptyCart(input: CartContentsInput) {
  return (
    <div className="cart-empty">
      <p>{input.texts.empty}</p>
      <ContinueShopping {...input} kind="primary" />
    </div>
  )
}

/** In the drawer the shop is right behind it. */
function ContinueShopping({ texts, storePath, place, kind }: CartContentsInput & { kind: 'primary' | 'secondary' }) {
  if (place === 'drawer') {
    return (
      <button type="button" className="button" data-kind={kind} data-cart-close="">
        {texts.continueShopping}
      </button>
    )
  }
  if (storePath === null) return null
  return (
    <a className="button" data-kind={kind} href={storePath}>
      {texts.continueShopping}
    </a>
  )
}

function FullCart(input: CartContentsInput) {
  const { cart, texts, locale, place, codeProblem } = input
  const subtotal = formatMoney(cart.subtotalAmount, { locale })
  return (
    <>
      <ul className="cart-lines">
        {cart.entries.map((entry) => (
          <CartLine key={entry.id} entry={entry} input={input} />
        ))}
      </ul>
      <div className="cart-sum">
        {place === 'page' ? (
          <>
            <CartCodes cart={cart} texts={texts} problem={codeProblem} />
            <CartEstimate cart={cart} texts={texts.estimate} locale={locale} />
            <CartTotals cart={cart} texts={texts.totals} locale={locale} />
          </>
        ) : (
          <p className="cart-subtotal">
            <span>{texts.totals.subtotal}</span> <strong data-cart-subtotal="">{subtotal}</strong>
          </p>
        )}
        {cart.checkoutRefusal !== null && <p className="cart-refusal">{cart.checkoutRefusal}</p>}
        <p className="cart-ways">
          {canCheckOut(cart) && (
            <a className="button" data-kind="primary" href={paths.gotoCheckout} data-checkout="" data-key="checkout">
              {texts.checkout}
            </a>
          )}
          {place === 'drawer' && (
            <a className="button" data-kind="secondary" href={cartFormAction}>
              {texts.viewCart}
            </a>
          )}
          <ContinueShopping {...input} kind="secondary" />
        </p>
        {place === 'page' && (
          <CartAction action="empty">
            <button type="submit" className="cart-plain" data-key="empty">
              {texts.emptyCart}
            </button>
          </CartAction>
        )}
      </div>
    </>
  )
}

function canCheckOut({ checkoutRefusal, entries }: CartContentsInput['cart']): boolean {
  return checkoutRefusal === null && entries.some(({ isAvailable }) => isAvailable)
}
