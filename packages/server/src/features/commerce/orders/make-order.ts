import { isDigital } from '@sitewright/commerce/orders/download-state'
import type { OrderContent } from '@sitewright/model/commerce/orders/order'
import type { OrderPaymentState } from '@sitewright/model/commerce/orders/order-states'
import type { Services } from '../../../services/services'
import type { Tx } from '../../../storage/database'
import { noteSales, sellStock } from '../payments/hold-stock'
import { type StoredPayment, setOrderOfPayment } from '../payments/payment-rows'
import { sendFiles } from './downloads/send-files'
import { noteEvents } from './store/event-rows'
import { insertLines } from './store/line-rows'
import { askForMail } from './store/mail-jobs'
import { insertOrder, takeOrderNumber } from './store/order-rows'

type OrderServices = Pick<Services, 'database' | 'jobs' | 'now' | 'newId' | 'lists'>

/**
 * What was paid for, or is going to be, becomes an order: with its number, its lines, and the stock that was held for it. It is
 * all of what the buyer confirmed and nothing that the store says since.
 */
export async function makeOrder(
  tx: Tx,
  services: OrderServices,
  payment: StoredPayment,
  paymentState: Extract<OrderPaymentState, 'unpaid' | 'paid'>,
): Promise<void> {
  const { websiteId, content } = payment
  const { orderId } = content
  const key = { websiteId, orderId }
  const paymentKey = { websiteId, paymentId: payment.id }
  // The stock before the number, as everybody takes them.
  const sold = await sellStock(tx, paymentKey)
  const number = await takeOrderNumber(tx, websiteId)
  const order = {
    ...content,
    id: orderId,
    websiteId,
    number,
    paymentState,
    fulfillmentState: 'PENDING' as const,
    name: nameOf(content),
    totalCents: content.ledger.totalCents,
    itemsCount: content.lines.reduce((sum, { quantity }) => sum + quantity, 0),
    placedAt: new Date(services.now()),
    productNames: content.lines.flatMap(({ title, sku }) => [title, sku]),
  }
  const lines = content.lines.map((line) => ({ ...line, id: services.newId() }))
  const paid = { kind: 'paid', data: { amountCents: payment.amount.cents } } as const
  await Promise.all([
    insertOrder(tx, order),
    insertLines(tx, key, lines),
    setOrderOfPayment(tx, paymentKey, orderId),
    noteSales(tx, services, { websiteId, sold, orderNumber: number }),
    noteEvents(tx, services, key, [{ kind: 'placed' }, ...(paymentState === 'paid' ? [paid] : [])]),
    askForMail(tx, services, key, { mail: 'confirmation' }),
  ])
  if (paymentState === 'paid' && lines.some(isDigital)) await sendFiles(tx, services, key)
  if (content.wantsNewsletter) await subscribe(tx, services, websiteId, content.email)
}

function nameOf({ shippingAddress, billingAddress }: OrderContent): string {
  return (billingAddress ?? shippingAddress)?.name ?? ''
}

/** An order is never lost over a list that is gone. */
async function subscribe(tx: Tx, { lists }: Pick<Services, 'lists'>, websiteId: string, email: string): Promise<void> {
  const wish = { websiteId, listId: null, email, source: 'form', detail: 'Checkout', doubleOptIn: false } as const
  await lists.subscribe(tx, wish)
}
