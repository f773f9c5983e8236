export const cartFailures = {
  'cart.unavailable': [404, "This product isn't available. Choose another."],
  'cart.choose-options': [400, 'Choose all options first.'],
  'cart.sold-out': [409, 'Sold out.'],
  'cart.out-of-stock': [409, 'Only {left} left.'],
  'cart.full': [409, 'A cart holds up to {max} items.'],
  'cart.bought-alone': [409, "Gift cards are bought on their own. They can't be added to a cart."],
  'cart.entry-unknown': [404, "This item isn't in your cart any more."],
} as const
