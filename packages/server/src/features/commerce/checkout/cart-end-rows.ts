import { cartTable } from '@sitewright/model/commerce/cart/cart-states'
import { stateAfter, statesBefore } from '@sitewright/model/states/state-table'
import type { Tx } from '../../../storage/database'
import type { CartKey } from '../cart/cart-rows'

export async function startCheckoutOfCart(tx: Tx, { websiteId, cartId }: CartKey, at: Date): Promise<void> {
  await tx
    .updateTable('carts')
    .set({ state: stateAfter(cartTable, 'startCheckout'), touched_at: at })
    .where('website_id', '=', websiteId)
    .where('id', '=', cartId)
    .where('state', 'in', statesBefore(cartTable, 'startCheckout'))
    .execute()
}

interface Bought {
  readonly variantId: string | null
  readonly quantity: number
}

/** A cart that was changed while it was paid for stays open, without what was bought. */
export async function endCart(tx: Tx, { websiteId, cartId }: CartKey, bought: readonly Bought[]): Promise<void> {
  const ended = await tx
    .updateTable('carts')
    .set({ state: stateAfter(cartTable, 'purchase') })
    .where('website_id', '=', websiteId)
    .where('id', '=', cartId)
    .where('state', 'in', statesBefore(cartTable, 'purchase'))
    .returning('id')
    .executeTakeFirst()
  if (ended !== undefined) return
  for (const { variantId, quantity } of bought) {
    if (variantId === null) continue
    await tx
      .deleteFrom('cart_entries')
      .where('website_id', '=', websiteId)
      .where('cart_id', '=', cartId)
      .where('variant_id', '=', variantId)
      .where('quantity', '=', quantity)
      .execute()
  }
}
