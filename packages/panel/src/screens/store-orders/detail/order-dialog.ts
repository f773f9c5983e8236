import type { Parcel } from '@sitewright/model/commerce/orders/order-answers'
import type { AddressPart } from '../dialogs/address-dialog'

/** The dialog that lies over an order. */
export type OrderDialog =
  | { readonly kind: 'fulfill' | 'refund' | 'cancel' }
  | { readonly kind: 'parcel'; readonly parcel: Parcel }
  | { readonly kind: 'address'; readonly part: AddressPart }
