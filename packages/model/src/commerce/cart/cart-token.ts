/** What opens a cart, for programs and for pages of other origins: both carry it themselves. Others have a cookie. */
export const cartTokenHeader = 'Cart-Token'
