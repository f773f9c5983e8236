import { cartTable } from '@sitewright/model/commerce/cart/cart-states'
import { stateAfter, statesBefore } from '@sitewright/model/states/state-table'
import type { Tx } from '../../../storage/database'

interface OldCarts {
  readonly untouchedSince: Date
  readonly memberId?: string
}

/** Answers how many there were. */
export async function abandonCarts(tx: Tx, websiteId: string, { untouchedSince, memberId }: OldCarts): Promise<number> {
  const done = await tx
    .updateTable('carts')
    .set({ state: stateAfter(cartTable, 'expire') })
    .where('website_id', '=', websiteId)
    .where('state', 'in', statesBefore(cartTable, 'expire'))
    .where('touched_at', '<=', untouchedSince)
    .$if(memberId !== undefined, (query) => query.where('member_id', '=', memberId ?? ''))
    .executeTakeFirst()
  return Number(done.numUpdatedRows)
}

/** Some of those that were abandoned long ago, with their lines; answers how many. */
export async function forgetCarts(
  tx: Tx,
  websiteId: string,
  { untouchedSince, max }: { readonly untouchedSince: Date; readonly max: number },
): Promise<number> {
  const old = await tx
    .selectFrom('carts')
    .select('id')
    .where('website_id', '=', websiteId)
    .where('state', 'in', statesBefore(cartTable, 'forget'))
    .where('touched_at', '<=', untouchedSince)
    .limit(max)
    .execute()
  const ids = old.map(({ id }) => id)
  if (ids.length === 0) return 0
  await tx.deleteFrom('cart_entries').where('website_id', '=', websiteId).where('cart_id', 'in', ids).execute()
  await tx.deleteFrom('carts').where('website_id', '=', websiteId).where('id', 'in', ids).execute()
  return ids.length
}

/** Whether a cart is left that will be old one day. */
export async function hasCartsToEnd(tx: Tx, websiteId: string): Promise<boolean> {
  const endable = [...statesBefore(cartTable, 'expire'), ...statesBefore(cartTable, 'forget')]
  const row = await tx
    .selectFrom('carts')
    .select('id')
    .where('website_id', '=', websiteId)
    .where('state', 'in', endable)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
