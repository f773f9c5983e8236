import { cartFormAction } from '@sitewright/model/commerce/cart/cart-form'

/** The same for everybody in a cached page; the page's script writes the number of items over it. */
export function CartLink({ label }: { readonly label: string }) {
  return (
    <a className="cart-link" href={cartFormAction} data-cart-link="">
      <CartSign />
      <span className="visually-hidden">{label}</span>
      <span className="cart-badge" aria-hidden="true" data-cart-badge="" />
      <span className="visually-hidden" data-cart-label="" />
    </a>
  )
}

export function CartSign() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d="M6 8h12l1 12H5L6 8Zm3 0V7a3 3 0 0 1 6 0v1" />
    </svg>
  )
}
