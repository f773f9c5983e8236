import { id } from '@sitewright/model/id'
import { z } from 'zod'
import { defineJobKind } from '../../../../jobs/job-kind'
import type { Services } from '../../../../services/services'
import type { Tx } from '../../../../storage/database'
import { reserveRefund, type StoredPayment } from '../../payments/payment-rows'
import { insertRefund, type NewRefundRow } from './refund-rows'

/** A provider that comes back is asked within a minute, however long it was away. */
const patientRetry = { maxAttempts: 10_000, firstPauseMs: 5_000, longestPauseMs: 60_000 } as const

export const refundJob = defineJobKind({
  name: 'payment.refund',
  label: 'Refund payment',
  lane: 'payments',
  payload: z.strictObject({ refundId: id, mailsCustomer: z.boolean() }),
  retry: patientRetry,
})

type RefundServices = Pick<Services, 'jobs' | 'now' | 'newId'>

type Asked = Pick<NewRefundRow, 'amountCents' | 'lines' | 'isRestocked' | 'reason' | 'createdBy' | 'request'> & {
  readonly mailsCustomer: boolean
}

/**
 * Money of a payment will go back, for certain once the transaction commits. The caller has locked the payment and seen that
 * there is so much of it.
 */
export async function startRefund(
  tx: Tx,
  { jobs, now, newId }: RefundServices,
  payment: StoredPayment,
  { mailsCustomer, ...asked }: Asked,
): Promise<void> {
  const { websiteId, id: paymentId, orderId } = payment
  if (!(await reserveRefund(tx, { websiteId, paymentId }, asked.amountCents)))
    throw new Error('a locked payment had less left than was seen')
  const refundId = newId()
  await insertRefund(tx, { ...asked, id: refundId, websiteId, paymentId, orderId, createdAt: new Date(now()) })
  await jobs.add(tx, { kind: refundJob, websiteId, key: refundId, payload: { refundId, mailsCustomer } })
}

/** Money that came for an order that cannot be made any more. */
export async function giveBack(tx: Tx, services: RefundServices, payment: StoredPayment): Promise<void> {
  await startRefund(tx, services, payment, {
    amountCents: payment.amount.cents,
    lines: [],
    isRestocked: false,
    reason: 'The payment came after it had been given up.',
    createdBy: null,
    request: null,
    mailsCustomer: true,
  })
}
