import { type CheckoutDetails, checkoutDetails } from '@sitewright/model/commerce/checkout/checkout'
import { type CheckoutState, checkoutTable } from '@sitewright/model/commerce/checkout/checkout-states'
import { type MoveOf, stateAfter, statesBefore } from '@sitewright/model/states/state-table'
import type { Selectable } from 'kysely'
import type { Tx } from '../../../storage/database'
import type { Tables } from '../../../storage/tables'
import { type DraftKey, findDraft } from '../drafts/store/draft-rows'

export interface CheckoutKey {
  readonly websiteId: string
  readonly checkoutId: string
}

/** What is paid for: a cart, or an order that the store prepared. */
export type Basket =
  | { readonly kind: 'cart'; readonly cartId: string }
  | { readonly kind: 'draft'; readonly draftId: string }

export interface StoredCheckout {
  readonly id: string
  readonly websiteId: string
  readonly basket: Basket
  readonly tokenHash: string | null
  readonly memberId: string | null
  readonly state: CheckoutState
  readonly details: CheckoutDetails
}

/** Locked until the end of the transaction, unless it is only looked at: its draft first, as everybody does who takes both. */
export async function findCheckout(
  tx: Tx,
  { websiteId, checkoutId }: CheckoutKey,
  { isLocked }: { readonly isLocked: boolean },
): Promise<StoredCheckout | null> {
  const query = tx.selectFrom('checkouts').selectAll().where('website_id', '=', websiteId).where('id', '=', checkoutId)
  const ofCart = isLocked ? await query.where('draft_id', 'is', null).forUpdate().executeTakeFirst() : undefined
  if (ofCart !== undefined) return readRow(ofCart)
  const seen = await query.executeTakeFirst()
  if (seen === undefined || !isLocked) return seen === undefined ? null : readRow(seen)
  if (seen.draft_id !== null) await findDraft(tx, { websiteId, draftId: seen.draft_id }, { isLocked: true })
  const row = await query.forUpdate().executeTakeFirst()
  return row === undefined ? null : readRow(row)
}

/** The one under way. */
export async function findCheckoutOfDraft(tx: Tx, { websiteId, draftId }: DraftKey): Promise<StoredCheckout | null> {
  const row = await underWay(tx, websiteId, { kind: 'draft', draftId }).forUpdate().executeTakeFirst()
  return row === undefined ? null : readRow(row)
}

/** The one under way for a cart or a draft: the given one when there was none. */
export async function keepCheckout(
  tx: Tx,
  checkout: Omit<StoredCheckout, 'state'> & { readonly at: Date },
): Promise<StoredCheckout> {
  const { websiteId, basket, at } = checkout
  const made = await tx
    .insertInto('checkouts')
    .values({
      website_id: websiteId,
      id: checkout.id,
      cart_id: basket.kind === 'cart' ? basket.cartId : null,
      draft_id: basket.kind === 'draft' ? basket.draftId : null,
      token_hash: checkout.tokenHash,
      member_id: checkout.memberId,
      state: 'open' satisfies CheckoutState,
      details: JSON.stringify(checkout.details),
      created_at: at,
      updated_at: at,
    })
    .onConflict((on) => on.doNothing())
    .returningAll()
    .executeTakeFirst()
  return readRow(made ?? (await underWay(tx, websiteId, basket).executeTakeFirstOrThrow()))
}

function underWay(tx: Tx, websiteId: string, basket: Basket) {
  return tx
    .selectFrom('checkouts')
    .selectAll()
    .where('website_id', '=', websiteId)
    .where((where) =>
      basket.kind === 'cart' ? where('cart_id', '=', basket.cartId) : where('draft_id', '=', basket.draftId),
    )
    .where('state', 'in', ['open', 'paying'] satisfies CheckoutState[])
}

/** False when the table does not allow it from where the checkout is. */
export async function moveCheckout(
  tx: Tx,
  { websiteId, checkoutId }: CheckoutKey,
  move: MoveOf<typeof checkoutTable.moves>,
  at: Date,
): Promise<boolean> {
  const row = await tx
    .updateTable('checkouts')
    .set({ state: stateAfter(checkoutTable, move), updated_at: at })
    .where('website_id', '=', websiteId)
    .where('id', '=', checkoutId)
    .where('state', 'in', statesBefore(checkoutTable, move))
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function writeDetails(
  tx: Tx,
  { websiteId, checkoutId }: CheckoutKey,
  { details, at }: { readonly details: CheckoutDetails; readonly at: Date },
): Promise<void> {
  await tx
    .updateTable('checkouts')
    .set({ details: JSON.stringify(details), updated_at: at })
    .where('website_id', '=', websiteId)
    .where('id', '=', checkoutId)
    .where('state', 'in', statesBefore(checkoutTable, 'change'))
    .execute()
}

function readRow(row: Selectable<Tables['checkouts']>): StoredCheckout {
  return {
    id: row.id,
    websiteId: row.website_id,
    basket: readBasket(row),
    tokenHash: row.token_hash,
    memberId: row.member_id,
    state: row.state as CheckoutState,
    details: checkoutDetails.parse(row.details),
  }
}

function readBasket({ cart_id, draft_id }: Selectable<Tables['checkouts']>): Basket {
  if (cart_id !== null) return { kind: 'cart', cartId: cart_id }
  if (draft_id === null) throw new Error('A checkout of nothing is stored.')
  return { kind: 'draft', draftId: draft_id }
}
