import { CartContents } from './cart-contents'
import type { CartContentsInput } from './cart-input'

/** The page of the cart, in the colors and type of the site. */
export function CartPage(input: Omit<CartContentsInput, 'place'>) {
  return (
    <section className="section" data-height={input.cart.entries.length === 0 ? 'large' : 'medium'}>
      <div className="section-background" />
      <div className="cart-place" data-cart-place="">
        <CartContents {...input} place="page" />
      </div>
    </section>
  )
}
