import { paths } from '@sitewright/model/routes/paths'
import { Component, type ReactNode } from 'react'
import type { CheckoutTexts } from './checkout-data'

interface BoundaryInput {
  readonly texts: CheckoutTexts
  readonly children: ReactNode
}

/** A checkout that cannot be drawn says so, and leads back to the cart. */
export class CheckoutBoundary extends Component<BoundaryInput, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown) {
    console.error(error)
  }

  override render() {
    const { texts, children } = this.props
    if (!this.state.hasFailed) return children
    return (
      <div className="checkout-waiting" role="alert">
        <h1>{texts.broken.heading}</h1>
        <p>{texts.broken.text}</p>
        <p>
          <a href={paths.cart}>{texts.backToCart}</a>
        </p>
      </div>
    )
  }
}
