import type { Tx } from '../../../../storage/database'
import { findPaymentOfOrder, type StoredPayment } from '../../payments/payment-rows'
import { findOrder, type OrderKey, type StoredOrder } from './order-rows'

export interface HeldOrder {
  readonly order: StoredOrder
  readonly payment: StoredPayment
}

/** Until the end of the transaction nobody else changes it: its money first, as everybody does who takes both. */
export async function holdOrder(tx: Tx, key: OrderKey): Promise<HeldOrder | null> {
  const payment = await findPaymentOfOrder(tx, key, { isLocked: true })
  const order = payment && (await findOrder(tx, key, { isLocked: true }))
  return payment === null || order === null ? null : { payment, order }
}
