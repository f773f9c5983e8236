import type { PaymentFailure } from '@sitewright/model/commerce/checkout/payment'
import type { Tx } from '../../../storage/database'

export type TestChargeState = 'action' | 'captured' | 'failed'
export type Dispute = 'open' | 'won' | 'lost'

export interface TestCharge {
  readonly state: TestChargeState
  readonly failure: PaymentFailure | null
  readonly dispute: Dispute | null
}

interface ChargeKey {
  readonly websiteId: string
  readonly chargeId: string
}

interface NewTestCharge extends ChargeKey {
  readonly amountCents: number
  readonly currency: string
  readonly cardEnd: string
  readonly state: TestChargeState
  readonly failure: PaymentFailure | null
  readonly at: Date
}

/** False when there is one under this id: it stays as it is. */
export async function insertTestCharge(tx: Tx, charge: NewTestCharge): Promise<boolean> {
  const made = await tx
    .insertInto('test_charges')
    .values({
      website_id: charge.websiteId,
      id: charge.chargeId,
      amount: charge.amountCents,
      currency: charge.currency,
      card_end: charge.cardEnd,
      state: charge.state,
      failure: charge.failure,
      created_at: charge.at,
    })
    .onConflict((on) => on.doNothing())
    .returning('id')
    .executeTakeFirst()
  return made !== undefined
}

export async function findTestCharge(tx: Tx, { websiteId, chargeId }: ChargeKey): Promise<TestCharge | null> {
  const row = await tx
    .selectFrom('test_charges')
    .select(['state', 'failure', 'dispute'])
    .where('website_id', '=', websiteId)
    .where('id', '=', chargeId)
    .executeTakeFirst()
  return (row as TestCharge | undefined) ?? null
}

/** Only while the buyer's answer is waited for. */
export async function decideTestCharge(
  tx: Tx,
  { websiteId, chargeId }: ChargeKey,
  { state, failure }: Pick<TestCharge, 'state' | 'failure'>,
): Promise<void> {
  await tx
    .updateTable('test_charges')
    .set({ state, failure })
    .where('website_id', '=', websiteId)
    .where('id', '=', chargeId)
    .where('state', '=', 'action')
    .execute()
}

export async function disputeTestCharge(tx: Tx, { websiteId, chargeId }: ChargeKey, dispute: Dispute): Promise<void> {
  await tx
    .updateTable('test_charges')
    .set({ dispute })
    .where('website_id', '=', websiteId)
    .where('id', '=', chargeId)
    .where('state', '=', 'captured')
    .execute()
}

/** Once per id, and never more than was charged: false when it would be. */
export async function insertTestRefund(
  tx: Tx,
  { websiteId, chargeId, refundId, amountCents, at }: ChargeKey & { refundId: string; amountCents: number; at: Date },
): Promise<boolean> {
  const charge = await tx
    .selectFrom('test_charges')
    .select(['amount', 'state'])
    .where('website_id', '=', websiteId)
    .where('id', '=', chargeId)
    .forUpdate()
    .executeTakeFirst()
  const before = await tx
    .selectFrom('test_refunds')
    .select(['id', 'amount'])
    .where('website_id', '=', websiteId)
    .where('charge_id', '=', chargeId)
    .execute()
  if (before.some(({ id }) => id === refundId)) return true
  const left = (charge?.amount ?? 0) - before.reduce((sum, { amount }) => sum + amount, 0)
  if (charge?.state !== 'captured' || amountCents > left) return false
  await tx
    .insertInto('test_refunds')
    .values({ website_id: websiteId, id: refundId, charge_id: chargeId, amount: amountCents, created_at: at })
    .execute()
  return true
}
