import { id } from '@sitewright/model/id'
import { z } from 'zod'
import { defineJobKind, handleJob, type JobHandler } from '../../../jobs/job-kind'
import type { Services } from '../../../services/services'
import type { Tx } from '../../../storage/database'
import type { Charge, PaymentEvent } from './payment-provider'
import { disputeTestCharge } from './test-charge-rows'

const hourMs = 60 * 60_000
const decidedAfterMs = 7 * 24 * hourMs

const testDispute = defineJobKind({
  name: 'payment.test-dispute',
  label: 'Dispute test payment',
  payload: z.strictObject({ paymentId: id, dispute: z.enum(['open', 'won']) }),
})

const testEvent = defineJobKind({
  name: 'payment.test-event',
  label: 'Test payment update',
  payload: z.strictObject({ paymentId: id, eventId: id, kind: z.string() }),
})

type Of = Pick<Charge, 'websiteId' | 'paymentId'>

/** An hour after the payment; a week later the bank decides for the store. */
export async function planTestDispute(
  tx: Tx,
  { jobs, now }: Pick<Services, 'jobs' | 'now'>,
  { websiteId, paymentId }: Of,
): Promise<void> {
  const course = [
    { dispute: 'open', afterMs: hourMs },
    { dispute: 'won', afterMs: decidedAfterMs },
  ] as const
  for (const { dispute, afterMs } of course) {
    const runAt = new Date(now() + afterMs)
    await jobs.add(tx, { kind: testDispute, websiteId, runAt, payload: { paymentId, dispute } })
  }
}

/** What a real provider tells by calling us, this one does by a job. */
export async function tellOfCharge(
  tx: Tx,
  { jobs, newId }: Pick<Services, 'jobs' | 'newId'>,
  { websiteId, paymentId, kind }: Of & { readonly kind: string },
): Promise<void> {
  await jobs.add(tx, { kind: testEvent, websiteId, payload: { paymentId, eventId: newId(), kind } })
}

export function testEventHandlers(
  services: Pick<Services, 'database' | 'jobs' | 'newId'>,
  receive: (event: PaymentEvent) => Promise<void>,
): JobHandler[] {
  return [
    handleJob(testDispute, async ({ websiteId, payload: { paymentId, dispute }, finish }) => {
      if (websiteId === null) return
      await services.database.site(websiteId, async (tx) => {
        await disputeTestCharge(tx, { websiteId, chargeId: paymentId }, dispute)
        await tellOfCharge(tx, services, { websiteId, paymentId, kind: `dispute-${dispute}` })
        await finish(tx)
      })
    }),
    handleJob(testEvent, async ({ websiteId, payload }) => {
      if (websiteId !== null) await receive({ websiteId, provider: 'test', ...payload })
    }),
  ]
}
