import { id } from '@sitewright/model/id'
import { z } from 'zod'
import { defineJobKind } from '../../../jobs/job-kind'
import type { Services } from '../../../services/services'
import type { Tx } from '../../../storage/database'
import type { PaymentKey } from '../payments/payment-rows'

const checkEveryMs = 60_000

/** A provider that comes back is asked within a minute, however long it was away. */
const patientRetry = { maxAttempts: 10_000, firstPauseMs: 5_000, longestPauseMs: 60_000 } as const

export const checkPaymentJob = defineJobKind({
  name: 'payment.check',
  label: 'Check payment status',
  lane: 'payments',
  payload: z.strictObject({ paymentId: id }),
  retry: patientRetry,
})

/** In a minute: stored with the payment, so that none is forgotten, whatever happens to the process. */
export async function planPaymentCheck(
  tx: Tx,
  { jobs, now }: Pick<Services, 'jobs' | 'now'>,
  { websiteId, paymentId }: PaymentKey,
): Promise<void> {
  const runAt = new Date(now() + checkEveryMs)
  await jobs.add(tx, { kind: checkPaymentJob, websiteId, key: paymentId, runAt, payload: { paymentId } })
}
