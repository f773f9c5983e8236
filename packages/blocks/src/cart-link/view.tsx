import { cartFormAction } from '@sitewright/model/commerce/cart/cart-form'
import { CartSign } from '../cart/cart-link'
import type { BlockViewInput } from '../ground/define-block'
import { EditingNote } from '../ground/editing-note'
import type { CartLink } from './schema'

/** The same for everybody in a cached page; the page's script writes the number of items over the 0. */
export function CartLinkView({ props, context }: BlockViewInput<CartLink>) {
  const { label, look, size, alignment, showCount } = props
  if (context.hasStore !== true)
    return context.isEditing ? <EditingNote>Publish a store page to show the cart link.</EditingNote> : null
  return (
    <div className="cart-link-block" data-alignment={alignment} data-size={size}>
      <a href={cartFormAction} data-cart-link="">
        {look !== 'text' && <CartSign />}
        <span className={look === 'icon' ? 'cart-link-label visually-hidden' : 'cart-link-label'}>{label}</span>
        {showCount && (
          <span className="cart-link-count" aria-hidden="true" data-cart-count="">
            (0)
          </span>
        )}
        {showCount && <span className="visually-hidden" data-cart-label="" />}
      </a>
    </div>
  )
}
