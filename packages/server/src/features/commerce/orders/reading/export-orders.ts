import { nameOptions } from '@sitewright/commerce/orders/order-labels'
import { getCurrency } from '@sitewright/model/commerce/money/currencies'
import type { OrderExportQuery, OrderLine } from '@sitewright/model/commerce/orders/order-answers'
import { csvStart, writeCsvRow } from '@sitewright/model/csv/write-csv'
import type { Services } from '../../../../services/services'
import { listLines } from '../store/line-rows'
import type { StoredOrder } from '../store/order-rows'
import { splitWords } from './list-orders'
import { listOrders } from './list-rows'

const ordersAtOnce = 100

const columns = [
  ...['Order', 'Placed', 'Payment', 'Fulfillment', 'Test', 'Email', 'Name', 'Currency'],
  ...['Subtotal', 'Discount', 'Delivery', 'Tax', 'Total', 'Address', 'Note'],
  ...['Product', 'SKU', 'Options', 'Quantity', 'Unit price', 'Line total'],
]

/** One row for each line of an order, piece by piece, so that any number of orders fits into memory. */
export async function* exportOrders(
  { database }: Pick<Services, 'database'>,
  websiteId: string,
  { query, ...filter }: OrderExportQuery,
): AsyncGenerator<string> {
  yield csvStart + writeCsvRow(columns)
  const asked = { ...filter, websiteId, words: splitWords(query) }
  let below: number | null = null
  for (;;) {
    const page: { order: StoredOrder; lines: OrderLine[] }[] = await database.site(websiteId, async (tx) => {
      const orders = await listOrders(tx, asked, { below, limit: ordersAtOnce })
      const found = []
      for (const order of orders) found.push({ order, lines: await listLines(tx, { websiteId, orderId: order.id }) })
      return found
    })
    for (const { order, lines } of page) for (const line of lines) yield writeCsvRow(writeCells(order, line))
    const last = page.at(-1)
    if (last === undefined || page.length < ordersAtOnce) return
    below = last.order.number
  }
}

function writeCells(order: StoredOrder, line: OrderLine): string[] {
  const { ledger, currency } = order
  const amount = (cents: number | null) =>
    cents === null ? '' : (cents / 100).toFixed(getCurrency(currency).fractionDigits)
  const { line1 = '', line2 = '', city = '', region = '', postalCode = '', country = '' } = order.shippingAddress ?? {}
  return [
    String(order.number),
    order.placedAt.toISOString(),
    order.paymentState,
    order.fulfillmentState,
    order.isTest ? 'yes' : '',
    ...[order.email, order.name, currency, amount(ledger.subtotalCents), amount(ledger.discountCents)],
    ...[amount(ledger.deliveryCents), amount(ledger.taxCents), amount(order.totalCents)],
    [line1, line2, city, region, postalCode, country].filter(Boolean).join(', '),
    order.note,
    ...[line.title, line.sku, nameOptions(line)],
    ...[String(line.quantity), amount(line.unitPriceCents), amount(line.totalCents)],
  ]
}
