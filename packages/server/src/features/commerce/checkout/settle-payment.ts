import { isDeepStrictEqual } from 'node:util'
import { handleJob, type JobHandler } from '../../../jobs/job-kind'
import type { Services } from '../../../services/services'
import type { Charge, ChargeReport, PaymentEvent, PaymentProviders } from '../payments/payment-provider'
import {
  findPayment,
  insertPaymentEvent,
  isKnownPaymentEvent,
  type PaymentKey,
  type StoredPayment,
} from '../payments/payment-rows'
import { checkPaymentJob, planPaymentCheck } from './check-job'
import { recordReport } from './record-report'

export type PaymentSettling = ReturnType<typeof createPaymentSettling>

/** Asks providers how payments stand and records what they say. They are asked outside of transactions. */
export function createPaymentSettling(services: Services, providers: PaymentProviders) {
  const { database, now, log } = services

  const find = ({ websiteId, paymentId }: PaymentKey) =>
    database.site(websiteId, (tx) => findPayment(tx, { websiteId, paymentId }, { isLocked: false }))
  const record = (payment: StoredPayment, report: ChargeReport) =>
    database.site(payment.websiteId, (tx) => recordReport(tx, services, payment, report))

  async function ask(payment: StoredPayment, { isNew, instrument }: { isNew: boolean; instrument: string | null }) {
    const provider = providers[payment.provider]
    const charge = chargeOf(payment)
    if (isNew && instrument !== null) return provider.start(charge, instrument)
    const report = await provider.read(charge)
    return report.state === 'unknown' && instrument !== null ? provider.start(charge, instrument) : report
  }

  return {
    /**
     * As far as the provider gets with it now. `instrument` null starts nothing. A provider that cannot be reached leaves it
     * where it is: it is asked again by a job.
     */
    async settle(payment: StoredPayment, how: { isNew: boolean; instrument: string | null }): Promise<void> {
      if (payment.state !== 'intent') return
      let report: ChargeReport
      try {
        report = await ask(payment, how)
      } catch (error) {
        log.warn({ error: String(error), paymentId: payment.id }, 'A payment provider could not be asked')
        return
      }
      await record(payment, report)
    },

    /** The buyer does not want to pay after all: what the provider says then counts. */
    async cancel(key: PaymentKey): Promise<void> {
      const payment = await find(key)
      if (payment?.state !== 'intent') return
      await record(payment, await providers[payment.provider].cancel(chargeOf(payment), 'canceled'))
    },

    /** What a provider tells by itself counts once, and only as a reason to ask how things stand. */
    async receive({ websiteId, provider, eventId, paymentId, kind }: PaymentEvent): Promise<void> {
      const key = { websiteId, paymentId }
      const payment = await find(key)
      if (payment === null || payment.provider !== provider) return
      // Told again, nobody need be asked.
      if (await database.site(websiteId, (tx) => isKnownPaymentEvent(tx, { websiteId, provider, eventId }))) return
      const report = await providers[provider].read(chargeOf(payment))
      await database.site(websiteId, async (tx) => {
        if (!(await insertPaymentEvent(tx, { ...key, provider, eventId, kind, at: new Date(now()) }))) return
        await recordReport(tx, services, payment, report)
      })
      // Of two at once the one that recorded last may have asked first.
      const last = await providers[provider].read(chargeOf(payment))
      if (!isDeepStrictEqual(last, report)) await record(payment, last)
    },

    /** Every minute while nobody knows; given up for good once it took too long and was not paid. */
    checkHandler: (): JobHandler =>
      handleJob(checkPaymentJob, async ({ websiteId, payload: { paymentId }, finish }) => {
        if (websiteId === null) return
        const key = { websiteId, paymentId }
        const payment = await find(key)
        if (payment?.state !== 'intent') return
        const provider = providers[payment.provider]
        const report = await provider.read(chargeOf(payment))
        const isOpen = report.state === 'unknown' || report.state === 'pending' || report.state === 'action'
        const isOver = now() >= payment.expiresAt.getTime()
        const final = isOpen && isOver ? await provider.cancel(chargeOf(payment), 'expired') : report
        await database.site(websiteId, async (tx) => {
          await recordReport(tx, services, payment, final)
          const after = await findPayment(tx, key, { isLocked: false })
          if (after?.state === 'intent') await planPaymentCheck(tx, services, key)
          await finish(tx)
        })
      }),
  }
}

function chargeOf({ websiteId, id: paymentId, amount }: StoredPayment): Charge {
  return { websiteId, paymentId, amount }
}
