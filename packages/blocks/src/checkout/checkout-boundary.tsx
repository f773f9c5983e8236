import { paths } from '@sitewright/model/routes/paths'
import { Component, type ReactNode } from 'react'

/** A checkout that cannot be drawn says so, and leads back to the cart. */
export class CheckoutBoundary extends Component<{ readonly children: ReactNode }, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown) {
    console.error(error)
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return (
      <div className="checkout-waiting" role="alert">
        <h1>Something went wrong</h1>
        <p>Your card was not charged. Reload the page to try again.</p>
        <p>
          <a href={paths.cart}>Back to cart</a>
        </p>
      </div>
    )
  }
}
