import { paths } from '@sitewright/model/routes/paths'
import { checkoutElementId } from './checkout-data'

interface FrameInput {
  readonly shopName: string
  readonly logo: { readonly address: string } | null
  /** False for what the store prepared: there is no cart to go back to. */
  readonly hasCart: boolean
}

/** What of the checkout stands there before its script: the shop's name, and the way back to the cart. */
export function CheckoutFrame({ shopName, logo, hasCart }: FrameInput) {
  return (
    <>
      <a className="skip-link" href={`#${checkoutElementId}`}>
        Skip to content
      </a>
      <header className="checkout-header">
        <div>
          <a
            className="checkout-shop"
            href={hasCart ? paths.cart : '/'}
            aria-label={hasCart ? `${shopName}, back to cart` : shopName}
          >
            {logo === null ? shopName : <img src={logo.address} alt="" />}
          </a>
          {hasCart && (
            <a className="checkout-back" href={paths.cart}>
              Back to cart
            </a>
          )}
        </div>
      </header>
      <main id={checkoutElementId} tabIndex={-1}>
        <h1 className="visually-hidden">Checkout</h1>
        <noscript>
          <p className="checkout-waiting">
            Checking out needs JavaScript. Turn it on in your browser and reload this page.
            {hasCart && ' Your cart is kept.'}
          </p>
        </noscript>
        <div className="checkout-columns checkout-skeleton" aria-busy="true">
          <p className="visually-hidden">Loading checkout…</p>
          <div className="checkout-form">
            {[0, 1, 2, 3, 4, 5].map((row) => (
              <span key={row} />
            ))}
          </div>
          <div className="checkout-summary" />
        </div>
      </main>
    </>
  )
}
