import type { PostalAddress } from '@sitewright/model/commerce/addresses/address'
import type { OrderLine } from '@sitewright/model/commerce/orders/order-answers'
import type { OrderPaymentState } from '@sitewright/model/commerce/orders/order-states'

/** How an order is told of, alike on the screen, in print and in files. */

export const paymentStateLabels = {
  unpaid: 'Unpaid',
  paid: 'Paid',
  'partly-refunded': 'Partly refunded',
  refunded: 'Refunded',
  disputed: 'Disputed',
} as const satisfies Record<OrderPaymentState, string>

export const testOrderText = 'Test order: no real money moved'

export const paperTitles = { slip: 'Packing slip', invoice: 'Invoice' } as const
export type PaperKind = keyof typeof paperTitles

export const paperLabels = {
  billedTo: 'Billed to',
  shipTo: 'Ship to',
  shipping: 'Shipping',
  item: 'Item',
  sku: 'SKU',
  quantity: 'Quantity',
  price: 'Price',
  amount: 'Amount',
  refunded: 'Refunded',
  note: 'Order note',
  nothingToShip: 'Nothing to ship',
} as const

export function nameOptions({ options }: Pick<OrderLine, 'options'>): string {
  return options.map(({ name, value }) => `${name}: ${value}`).join(', ')
}

export function listAddressLines(address: PostalAddress, countryName: string): string[] {
  const { name, company, line1, line2, city, region, postalCode, phone } = address
  const place = [city, [region, postalCode].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  return [name, company, line1, line2, place, countryName, phone].filter(Boolean)
}
