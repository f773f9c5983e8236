import { paths } from '@sitewright/model/routes/paths'
import { fillWords } from '@sitewright/model/strings/fill-words'
import type { VisitorTexts } from '@sitewright/model/visitor-texts/visitor-texts'
import { checkoutElementId } from './checkout-data'

interface FrameInput {
  readonly shopName: string
  readonly logo: { readonly address: string } | null
  /** False for what the store prepared: there is no cart to go back to. */
  readonly hasCart: boolean
  readonly texts: Pick<VisitorTexts, 'checkout' | 'page'>
}

/** What of the checkout stands there before its script: the shop's name, and the way back to the cart. */
export function CheckoutFrame({ shopName, logo, hasCart, texts: { checkout, page } }: FrameInput) {
  const { frame } = checkout
  return (
    <>
      <a className="skip-link" href={`#${checkoutElementId}`}>
        {page.skipToContent}
      </a>
      <header className="checkout-header">
        <div>
          <a
            className="checkout-shop"
            href={hasCart ? paths.cart : '/'}
            aria-label={hasCart ? fillWords(frame.backToCartOf, { shop: shopName }) : shopName}
          >
            {logo === null ? shopName : <img src={logo.address} alt="" />}
          </a>
          {hasCart && (
            <a className="checkout-back" href={paths.cart}>
              {checkout.backToCart}
            </a>
          )}
        </div>
      </header>
      <main id={checkoutElementId} tabIndex={-1}>
        <h1 className="visually-hidden">{checkout.heading}</h1>
        <noscript>
          <p className="checkout-waiting">
            {frame.needsScript}
            {hasCart && ` ${frame.cartIsKept}`}
          </p>
        </noscript>
        <div className="checkout-columns checkout-skeleton" aria-busy="true">
          <p className="visually-hidden">{frame.loading}</p>
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
