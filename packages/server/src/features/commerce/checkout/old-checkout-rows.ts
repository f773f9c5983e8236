import { checkoutTable } from '@sitewright/model/commerce/checkout/checkout-states'
import type { OrderContent } from '@sitewright/model/commerce/orders/order'
import { statesBefore } from '@sitewright/model/states/state-table'
import { sql } from 'kysely'
import type { Person } from '../../../services/personal-data'
import type { Tx } from '../../../storage/database'
import type { CheckoutKey } from './checkout-rows'

const endable = statesBefore(checkoutTable, 'expire')

/** One that is being paid for stays. */
export async function forgetCheckout(tx: Tx, { websiteId, checkoutId }: CheckoutKey): Promise<void> {
  const gone = await tx
    .deleteFrom('checkouts')
    .where('website_id', '=', websiteId)
    .where('id', '=', checkoutId)
    .where('state', 'in', endable)
    .returning('id')
    .executeTakeFirst()
  if (gone !== undefined) await forgetBuyers(tx, websiteId, sql<boolean>`checkout_id = ${checkoutId}`)
}

export async function listCheckoutsOfPerson(tx: Tx, { websiteId, email }: Person) {
  return tx
    .selectFrom('checkouts')
    .select(['state', 'details', 'created_at as createdAt'])
    .where('website_id', '=', websiteId)
    .where(sql<boolean>`details ->> 'email' = ${email}`)
    .orderBy('created_at')
    .execute()
}

/** Answers how many there were. */
export async function forgetCheckoutsOfPerson(tx: Tx, { websiteId, email }: Person): Promise<number> {
  const gone = await tx
    .deleteFrom('checkouts')
    .where('website_id', '=', websiteId)
    .where('state', 'in', endable)
    .where(sql<boolean>`details ->> 'email' = ${email}`)
    .returning('id')
    .execute()
  await forgetBuyers(tx, websiteId, sql<boolean>`content ->> 'email' = ${email}`)
  return gone.length
}

const nobody: Partial<OrderContent> = { email: '', shippingAddress: null, billingAddress: null, note: '', fields: [] }

/** Payments that came to nothing keep what is needed to give back money that comes late, and forget whose it is. */
async function forgetBuyers(tx: Tx, websiteId: string, which: ReturnType<typeof sql<boolean>>): Promise<void> {
  await tx
    .updateTable('payments')
    .set({ content: sql<string>`content || ${JSON.stringify(nobody)}::jsonb` })
    .where('website_id', '=', websiteId)
    .where('state', '=', 'failed')
    .where('order_id', 'is', null)
    .where(which)
    .execute()
}
