import type { OrderLine } from '@sitewright/model/commerce/orders/order-answers'
import type { Result } from '@sitewright/model/failures/catalog'
import type { Actor } from '../../../actors/actor'
import type { Website } from '../../../hosts/website'
import type { JobHandler } from '../../../jobs/job-kind'
import type { Tx } from '../../../storage/database'
import type { Carts } from '../cart/carts'
import type { Checkouts } from '../checkout/checkouts'
import { cancelOrder } from '../orders/cancel-order'
import { addNote, markPaid } from '../orders/change-order'
import { addParcel } from '../orders/parcels/parcels'
import { refundOrder } from '../orders/refunds/refund-order'
import { listLines } from '../orders/store/line-rows'
import { expectDone } from './expect-done'
import type { Past } from './past-services'
import type { OrderStep, TemplateOrder } from './store-template'

const hourMs = 60 * 60_000

/** All of these act in the past. */
export interface OrderParts {
  readonly past: Past
  readonly carts: Carts
  readonly checkouts: Checkouts
  /** What follows from orders; mails to their invented customers are not among it. */
  readonly handlers: readonly JobHandler[]
}

interface StarterShop {
  readonly website: Pick<Website, 'id' | 'identifier'>
  readonly actor: Actor
  /** When the story ends. */
  readonly now: number
}

/** Buys and handles each order as a buyer and the owner would have done. */
export async function makeOrders(
  parts: OrderParts,
  shop: StarterShop,
  orders: readonly TemplateOrder[],
): Promise<void> {
  const moments: { readonly at: number; readonly work: () => Promise<void> }[] = []
  for (const order of orders) {
    const placedAt = shop.now - order.hoursAgo * hourMs
    const placed = { orderId: '' }
    moments.push({
      at: placedAt,
      work: async () => {
        placed.orderId = await placeOrder(parts, shop, order)
      },
    })
    let at = placedAt
    for (const { afterHours, step } of order.steps) {
      at += afterHours * hourMs
      moments.push({ at, work: () => takeStep(parts, shop, placed.orderId, step) })
    }
  }
  for (const { at, work } of moments.toSorted((one, other) => one.at - other.at)) {
    parts.past.moveTo(at)
    await parts.past.catchUp(parts.handlers)
    await work()
    await parts.past.catchUp(parts.handlers)
  }
  parts.past.moveTo(shop.now)
  await parts.past.catchUp(parts.handlers)
}

async function placeOrder(parts: OrderParts, { website }: StarterShop, order: TemplateOrder): Promise<string> {
  const { carts, checkouts } = parts
  let visit = { website, memberId: null, tokens: [] as string[], address: '', cookie: undefined, canViewSite: true }
  for (const item of order.items) {
    const { own } = expectDone(await carts.add(visit, item))
    visit = { ...visit, tokens: own?.token ? [own.token] : [] }
  }
  if (order.code !== undefined) expectDone(await carts.enterCode(visit, order.code))
  const { id } = expectDone(await checkouts.open(visit))
  const { email, address, note, deliveryId, method, cardNumber } = order
  expectDone(await checkouts.change(visit, id, { email, note, shippingAddress: address }))
  if (deliveryId !== undefined) expectDone(await carts.chooseDelivery(visit, { shippingOptionId: deliveryId }))
  const { totals } = expectDone(await checkouts.read(visit, id))
  const expectedTotalCents = totals.totalCents
  const placing = { expectedTotalCents, method, cardNumber, attemptKey: `starter-${id}` }
  const progress = expectDone(await checkouts.place(visit, id, placing))
  if (progress.state !== 'ordered') throw new Error(`An order of the template came to ${JSON.stringify(progress)}`)
  return progress.orderId
}

async function takeStep({ past }: OrderParts, { actor }: StarterShop, orderId: string, step: OrderStep): Promise<void> {
  const { websiteId } = actor
  const work = (tx: Tx) => doStep(tx, past, actor, { orderId, step })
  expectDone(await past.services.database.site(websiteId, work))
}

interface Handled {
  readonly orderId: string
  readonly step: OrderStep
}

async function doStep(tx: Tx, { services }: Past, actor: Actor, { orderId, step }: Handled): Promise<Result<null>> {
  const lines = await listLines(tx, { websiteId: actor.websiteId, orderId })
  switch (step.do) {
    case 'ship': {
      const { do: _do, items, ...tracking } = step
      const asked = { ...tracking, ...linesOf(lines, items), mailsCustomer: false }
      return addParcel(tx, services, actor, { orderId, asked, key: null })
    }
    case 'refund': {
      const { do: _do, items, ...refund } = step
      return refundOrder(tx, services, actor, { orderId, asked: { ...refund, ...linesOf(lines, items) }, key: null })
    }
    case 'cancel': {
      const { do: _do, ...asked } = step
      return cancelOrder(tx, services, actor, { orderId, asked: { ...asked, mailsCustomer: false } })
    }
    case 'mark-paid':
      return markPaid(tx, services, actor, orderId)
    case 'note':
      return addNote(tx, services, actor, { orderId, text: step.text })
  }
}

/** Without items it is about all of the order. */
function linesOf(lines: readonly OrderLine[], items: TemplateOrder['items'] | undefined) {
  if (items === undefined) return {}
  const chosen = items.map(({ sku, quantity }) => {
    const line = lines.find((it) => it.sku === sku)
    if (line === undefined) throw new Error(`An order of the template has no ${sku}`)
    return { lineId: line.id, quantity }
  })
  return { lines: chosen }
}
