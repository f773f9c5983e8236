import css from './cart.css?inline'
import totals from './totals.css?inline'

/** The styles of a cart, on its page and in its drawer. */
export const cartCss: string = css + totals
