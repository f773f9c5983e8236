import { orderContent, orderLedger } from '@sitewright/model/commerce/orders/order'
import type { Database, Tx } from '@sitewright/server/storage/database'
import { sql } from 'kysely'

/** Money that a provider outside of the database says it took, in a currency of hundredths. */
export interface OutsideCharge {
  readonly intentId: string
  readonly amountCents: number
  readonly givenBackCents: number
}

interface Circumstances {
  /** No payment is under way any more. */
  readonly isSettled?: boolean
  /** The books of Stripe, where the site has an account there. */
  readonly outside?: readonly OutsideCharge[]
}

/**
 * Everything that must hold between the money, the orders, the stock and the codes of a site, whatever happened to it. Answers
 * what does not, in words; while payments are under way only what holds then.
 */
export async function findLies(
  database: Database,
  websiteId: string,
  { isSettled = true, outside }: Circumstances = {},
): Promise<string[]> {
  return database.site(websiteId, async (tx) => [
    ...(await checkCharges(tx, isSettled)),
    ...(outside === undefined ? [] : await checkOutside(tx, outside, isSettled)),
    ...(await checkCheckouts(tx)),
    ...(await checkOrders(tx)),
    ...(await checkStock(tx)),
    ...(await checkUses(tx)),
    ...(isSettled ? await checkSettled(tx) : []),
  ])
}

async function list<Row>(tx: Tx, query: ReturnType<typeof sql<Row>>): Promise<Row[]> {
  return (await query.execute(tx)).rows
}

/** Every charge has its order or its refund, and gave back what we say that it gave back. */
async function checkCharges(tx: Tx, isSettled: boolean): Promise<string[]> {
  const charges = await list(
    tx,
    sql<{ id: string; amount: number; back: number; payment: number | null; order_id: string | null; done: number }>`
      select c.id, c.amount, p.amount as payment, p.order_id,
        coalesce((select sum(r.amount) from test_refunds r where r.charge_id = c.id), 0)::int as back,
        coalesce((select sum(r.amount) from refunds r where r.payment_id = c.id and r.state = 'done'), 0)::int as done
      from test_charges c left join payments p on p.id = c.id where c.state = 'captured'`,
  )
  return charges.flatMap(({ id, amount, back, payment, order_id, done }) => [
    ...(payment === amount ? [] : [`charge ${id} of ${amount} is a payment of ${payment}`]),
    ...(isSettled && order_id === null && back !== amount ? [`charge ${id} has neither order nor refund`] : []),
    ...(isSettled && back !== done ? [`charge ${id} gave back ${back}, and we say ${done}`] : []),
  ])
}

/** What Stripe took is what we know of, and the other way around. */
async function checkOutside(tx: Tx, outside: readonly OutsideCharge[], isSettled: boolean): Promise<string[]> {
  const payments = await list(
    tx,
    sql<{ intent_id: string; amount: number; state: string; order_id: string | null; done: number }>`
      select i.intent_id, p.amount, p.state, p.order_id,
        coalesce((select sum(r.amount) from refunds r where r.payment_id = p.id and r.state = 'done'), 0)::int as done
      from stripe_intents i join payments p on p.id = i.payment_id`,
  )
  const charged = new Set(outside.map(({ intentId }) => intentId))
  const unpaid = payments.filter(({ intent_id, order_id }) => order_id !== null && !charged.has(intent_id))
  return [
    ...unpaid.map(({ intent_id }) => `${intent_id} has an order and was never paid`),
    ...outside.flatMap(({ intentId, amountCents, givenBackCents }) => {
      const payment = payments.find(({ intent_id }) => intent_id === intentId)
      if (payment === undefined) return [`${intentId} was paid, and we do not know it`]
      const { amount, order_id, done } = payment
      return [
        ...(amount === amountCents ? [] : [`${intentId} of ${amountCents} is a payment of ${amount}`]),
        ...(isSettled && order_id === null && givenBackCents !== amountCents
          ? [`${intentId} has neither order nor refund`]
          : []),
        ...(isSettled && done !== givenBackCents
          ? [`${intentId} gave back ${givenBackCents}, and we say ${done}`]
          : []),
      ]
    }),
  ]
}

/** Nobody buys one cart twice. */
async function checkCheckouts(tx: Tx): Promise<string[]> {
  const twice = await list(
    tx,
    sql<{ checkout_id: string; orders: number }>`
      select checkout_id, count(order_id)::int as orders from payments group by checkout_id having count(order_id) > 1`,
  )
  return twice.map(({ checkout_id, orders }) => `checkout ${checkout_id} came to ${orders} orders`)
}

interface OrderRow {
  readonly id: string
  readonly number: number
  readonly payment_state: string
  readonly grand_total: number
  readonly ledger: unknown
  readonly provider: string | null
  readonly state: string | null
  readonly amount: number | null
  readonly refunded: number
  readonly asked: number
  readonly charge: number | null
  readonly line_total: number
}

const payments: Readonly<Record<string, readonly string[]>> = {
  unpaid: ['authorized', 'failed'],
  paid: ['captured'],
  'partly-refunded': ['captured'],
  refunded: ['refunded'],
  disputed: ['disputed'],
}

/** Every order has its charge or its reason, its total is what its ledger says, and numbers have no gaps. */
async function checkOrders(tx: Tx): Promise<string[]> {
  const orders = await list(
    tx,
    sql<OrderRow>`
      select o.id, o.number, o.payment_state, o.grand_total, o.ledger, p.provider, p.state, p.amount,
        coalesce(p.refunded, 0)::int as refunded, c.amount as charge,
        coalesce((select sum(r.amount) from refunds r where r.order_id = o.id and r.state <> 'failed'), 0)::int as asked,
        coalesce((select sum((l.content ->> 'totalCents')::int) from order_lines l where l.order_id = o.id), 0)::int as line_total
      from orders o left join payments p on p.order_id = o.id
      left join test_charges c on c.id = p.id and c.state = 'captured'
      order by o.number`,
  )
  const [counter] = await list(tx, sql<{ last_number: number }>`select last_number from order_counters`)
  const numbers = orders.map(({ number }) => number)
  const lies = orders.flatMap((order) => [
    ...(order.amount === order.grand_total
      ? []
      : [`order ${order.number} costs ${order.grand_total}, paid ${order.amount}`]),
    ...(payments[order.payment_state]?.includes(order.state ?? '')
      ? []
      : [`order ${order.number}: ${order.payment_state}, its payment ${order.state}`]),
    ...(order.provider === 'test' && order.charge !== order.amount ? [`order ${order.number} has no charge`] : []),
    ...(order.refunded === order.asked
      ? []
      : [`order ${order.number} gave back ${order.asked}, its payment ${order.refunded}`]),
    ...checkLedger(order),
  ])
  const wanted = numbers.map((_number, index) => index + 1)
  if (numbers.join() !== wanted.join() || (counter?.last_number ?? 0) !== numbers.length)
    lies.push(`order numbers ${numbers.join()} up to ${counter?.last_number}`)
  return lies
}

function checkLedger({ number, ledger, grand_total, line_total }: OrderRow): string[] {
  const { lines } = orderLedger.parse(ledger)
  const sum = lines.filter(({ isIncluded }) => !isIncluded).reduce((total, { amountCents }) => total + amountCents, 0)
  const delivery = lines
    .filter(({ isIncluded }) => !isIncluded)
    .flatMap(({ shares }) => shares)
    .filter(({ entryId }) => entryId === null)
    .reduce((total, { amountCents }) => total + amountCents, 0)
  return [
    ...(sum === grand_total ? [] : [`the ledger of order ${number} adds up to ${sum}`]),
    ...(line_total + delivery === grand_total
      ? []
      : [`the lines of order ${number} add up to ${line_total} and ${delivery}`]),
  ]
}

/** The number shown is the sum of its log, what is held is held by payments under way, and what is sold is in orders. */
async function checkStock(tx: Tx): Promise<string[]> {
  const variants = await list(
    tx,
    sql<{ sku: string; stock: number; held: number; logged: number; holds: number; sold: number; ordered: number }>`
      select v.sku, v.stock, v.held,
        coalesce((select sum(c.delta) from stock_changes c where c.variant_id = v.id), 0)::int as logged,
        coalesce((select sum(h.quantity) from stock_holds h join payments p on p.id = h.payment_id
          where h.variant_id = v.id and p.state = 'intent'), 0)::int as holds,
        coalesce((select -sum(c.delta) from stock_changes c where c.variant_id = v.id and c.reason = 'sale'), 0)::int as sold,
        coalesce((select sum(l.quantity) from order_lines l
          where l.variant_id = v.id and (l.content ->> 'isCounted')::boolean), 0)::int as ordered
      from product_variants v`,
  )
  return variants.flatMap(({ sku, stock, held, logged, holds, sold, ordered }) => [
    ...(stock === logged ? [] : [`${sku} has ${stock}, its log says ${logged}`]),
    ...(held === holds ? [] : [`of ${sku} ${held} are held, by payments ${holds}`]),
    ...(sold === ordered ? [] : [`of ${sku} ${sold} were sold, ordered ${ordered}`]),
  ])
}

/** A use of a code is that of an order, or of a payment under way. */
async function checkUses(tx: Tx): Promise<string[]> {
  const discounts = await list(
    tx,
    sql<{ name: string; uses: number; rows: number; max_uses: number | null }>`
      select d.name, d.uses, d.max_uses,
        (select count(*) from discount_uses u where u.discount_id = d.id)::int as rows from discounts d`,
  )
  const uses = await list(tx, sql<{ order_id: string }>`select distinct order_id from discount_uses`)
  const orders = await list(tx, sql<{ id: string }>`select id from orders`)
  const open = await list(tx, sql<{ content: unknown }>`select content from payments where state = 'intent'`)
  const known = new Set([
    ...orders.map(({ id }) => id),
    ...open.map(({ content }) => orderContent.parse(content).orderId),
  ])
  return [
    ...discounts.filter(({ uses, rows }) => uses !== rows).map(({ name }) => `${name} counts its uses wrongly`),
    ...discounts.filter((it) => it.uses > (it.max_uses ?? it.uses)).map(({ name }) => `${name} was used too often`),
    ...uses
      .filter(({ order_id }) => !known.has(order_id))
      .map(({ order_id }) => `${order_id} used a code and is no order`),
  ]
}

/** Nothing hangs. */
async function checkSettled(tx: Tx): Promise<string[]> {
  const counts = await list(
    tx,
    sql<{ what: string; count: number }>`
      select 'payments' as what, count(*)::int as count from payments where state = 'intent'
      union all select 'checkouts', count(*)::int from checkouts where state = 'paying'
      union all select 'refunds', count(*)::int from refunds where state = 'pending'
      union all select 'holds', count(*)::int from stock_holds`,
  )
  return counts.filter(({ count }) => count > 0).map(({ what, count }) => `${count} ${what} are under way`)
}
