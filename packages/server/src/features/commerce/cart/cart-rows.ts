import { type CartState, cartTable } from '@sitewright/model/commerce/cart/cart-states'
import { stateAfter, statesBefore } from '@sitewright/model/states/state-table'
import type { Tx } from '../../../storage/database'
import { type CartChoices, choiceColumns, toChoices } from '../pricing/choice-rows'

export interface CartKey {
  readonly websiteId: string
  readonly cartId: string
}

export interface StoredCart {
  readonly id: string
  readonly tokenHash: string | null
  readonly recentRequests: readonly string[]
  readonly choices: CartChoices
  readonly createdAt: Date
  readonly touchedAt: Date
}

/** Whose cart is meant: that of a member, or the one of a token. */
export type CartHolder = { readonly memberId: string } | { readonly tokenHashes: readonly string[] }

interface FindOptions {
  /** What was last touched before is over. */
  readonly touchedAfter: Date
  /** Nobody else changes it until the end of the transaction. */
  readonly isLocked: boolean
}

const changeable = statesBefore(cartTable, 'change')

export async function findCart(
  tx: Tx,
  websiteId: string,
  holder: CartHolder,
  { touchedAfter, isLocked }: FindOptions,
): Promise<StoredCart | null> {
  if ('tokenHashes' in holder && holder.tokenHashes.length === 0) return null
  const query = tx
    .selectFrom('carts')
    .select(['id', 'token_hash', 'recent_requests', 'created_at', 'touched_at'])
    .select(choiceColumns)
    .where('website_id', '=', websiteId)
    .where('state', 'in', changeable)
    .where('touched_at', '>', touchedAfter)
    .where((where) =>
      'memberId' in holder
        ? where('member_id', '=', holder.memberId)
        : where('token_hash', 'in', [...holder.tokenHashes]),
    )
    .orderBy('id')
    .limit(1)
  const row = await (isLocked ? query.forUpdate() : query).executeTakeFirst()
  if (row === undefined) return null
  return {
    id: row.id,
    tokenHash: row.token_hash,
    recentRequests: row.recent_requests,
    choices: toChoices(row),
    createdAt: row.created_at,
    touchedAt: row.touched_at,
  }
}

interface NewCart {
  readonly id: string
  readonly tokenHash: string | null
  readonly memberId: string | null
  readonly recentRequests?: readonly string[]
  readonly at: Date
}

/** False when the member has one already: of two at the same moment one is made. */
export async function insertCart(tx: Tx, websiteId: string, cart: NewCart): Promise<boolean> {
  const [state] = cartTable.initial
  const made = await tx
    .insertInto('carts')
    .values({
      website_id: websiteId,
      id: cart.id,
      token_hash: cart.tokenHash,
      member_id: cart.memberId,
      state: state as CartState,
      ...(cart.recentRequests === undefined ? {} : { recent_requests: [...cart.recentRequests] }),
      created_at: cart.at,
      touched_at: cart.at,
    })
    .onConflict((on) => on.doNothing())
    .returning('id')
    .executeTakeFirst()
  return made !== undefined
}

/** What its visitor did to it counts from now. */
export async function noteChange(
  tx: Tx,
  { websiteId, cartId }: CartKey,
  { at, recentRequests }: { readonly at: Date; readonly recentRequests?: readonly string[] },
): Promise<void> {
  await tx
    .updateTable('carts')
    .set({
      touched_at: at,
      state: stateAfter(cartTable, 'change'),
      ...(recentRequests === undefined ? {} : { recent_requests: [...recentRequests] }),
    })
    .where('website_id', '=', websiteId)
    .where('id', '=', cartId)
    .where('state', 'in', changeable)
    .execute()
}

/** It was looked at, which changes nothing else. */
export async function touchCart(tx: Tx, { websiteId, cartId }: CartKey, at: Date): Promise<void> {
  await tx
    .updateTable('carts')
    .set({ touched_at: at })
    .where('website_id', '=', websiteId)
    .where('id', '=', cartId)
    .where('state', 'in', changeable)
    .execute()
}

/** After its lines are in another cart, or its holder wants to be forgotten. */
export async function deleteCart(tx: Tx, { websiteId, cartId }: CartKey): Promise<void> {
  await tx.deleteFrom('cart_entries').where('website_id', '=', websiteId).where('cart_id', '=', cartId).execute()
  await tx.deleteFrom('carts').where('website_id', '=', websiteId).where('id', '=', cartId).execute()
}

/** Every cart that a member has or had, whatever became of it. */
export async function listCartsOfMember(
  tx: Tx,
  websiteId: string,
  memberId: string,
): Promise<{ readonly id: string; readonly touchedAt: Date }[]> {
  const rows = await tx
    .selectFrom('carts')
    .select(['id', 'touched_at'])
    .where('website_id', '=', websiteId)
    .where('member_id', '=', memberId)
    .orderBy('created_at')
    .execute()
  return rows.map((row) => ({ id: row.id, touchedAt: row.touched_at }))
}
