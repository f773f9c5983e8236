import css from './order.css?inline'

/** The styles of the page of an order. */
export const orderCss: string = css
