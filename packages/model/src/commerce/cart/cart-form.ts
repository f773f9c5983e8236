import { paths } from '../../routes/paths'

/** Where forms of the cart are posted to, with scripts or without. */
export const cartFormAction = paths.cart

/** What a form asks for, in its field `action`. */
export const cartFormActions = ['add', 'change', 'remove', 'empty', 'code', 'remove-code', 'locate', 'deliver'] as const
export type CartFormAction = (typeof cartFormActions)[number]

/**
 * On the form of a product, which is `method="post" action={cartFormAction}`: the page's script sends it and opens the drawer.
 * Its fields are `action` (add), `productId`, `quantity` (1 unless told), and which variant: `variantId`, or one field per
 * option in the order of the product (`optionFieldName(0)` and so on); a product with one variant needs neither.
 */
export const addToCartAttribute = 'data-add-to-cart'

export const cartFields = {
  action: 'action',
  productId: 'productId',
  variantId: 'variantId',
  quantity: 'quantity',
  /** The quantity that a button beside that field leads to; it counts before the field. */
  step: 'step',
  /** A line of the cart, to change or remove it. */
  entryId: 'entryId',
  /** A promo code, to enter or remove it. */
  code: 'code',
  /** Where the order goes. */
  country: 'country',
  region: 'region',
  postalCode: 'postalCode',
  shippingOptionId: 'shippingOptionId',
  /** Sent again under the same name, something is added once. The page's script fills it. */
  requestId: 'requestId',
  /** Answers with that part of the page alone. The page's script asks so. */
  view: 'view',
} as const

export function optionFieldName(position: number): string {
  return `option${position}`
}
