import { fillPath } from '@sitewright/model/routes/fill-path'
import { paths } from '@sitewright/model/routes/paths'
import type { Services } from '../../../services/services'
import type { Tx } from '../../../storage/database'
import type { Charge, ChargeReport, PaymentProvider } from './payment-provider'
import { findTestCard } from './test-cards'
import {
  decideTestCharge,
  findTestCharge,
  insertTestCharge,
  insertTestRefund,
  type TestCharge,
} from './test-charge-rows'
import { planTestDispute, tellOfCharge } from './test-events'

type TestServices = Pick<Services, 'database' | 'jobs' | 'now' | 'newId'>

export interface TestProvider extends PaymentProvider {
  /** What the buyer says on the page that stands in the place of their bank's. */
  answer(charge: Pick<Charge, 'websiteId' | 'paymentId'>, isConfirmed: boolean): Promise<void>
}

/** Moves no money. Like a real one it keeps its own books, in transactions of its own, and is asked from outside of ours. */
export function createTestProvider(services: TestServices): TestProvider {
  const { database, now } = services
  const keyOf = ({ websiteId, paymentId }: Pick<Charge, 'websiteId' | 'paymentId'>) => ({
    websiteId,
    chargeId: paymentId,
  })
  const readIn = async (tx: Tx, charge: Charge) => report(charge, await findTestCharge(tx, keyOf(charge)))
  const read = (charge: Charge) => database.site(charge.websiteId, (tx) => readIn(tx, charge))

  async function begin(
    charge: Charge,
    begun: Pick<TestCharge, 'state' | 'failure'> & { cardEnd: string },
    isDisputed: boolean,
  ) {
    const { amount } = charge
    return database.site(charge.websiteId, async (tx) => {
      const row = {
        ...keyOf(charge),
        amountCents: amount.cents,
        currency: amount.currency,
        ...begun,
        at: new Date(now()),
      }
      const [isNew, answer] = await Promise.all([insertTestCharge(tx, row), readIn(tx, charge)])
      if (isNew && isDisputed) await planTestDispute(tx, services, charge)
      return answer
    })
  }

  return {
    async start(charge, instrument) {
      const number = instrument.replaceAll(' ', '')
      const { state, failure = null, isDisputedLater = false } = findTestCard(number)
      return begin(charge, { state, failure, cardEnd: number.slice(-4) }, isDisputedLater)
    },
    read,
    async cancel(charge, failure) {
      const canceled = { state: 'failed', failure } as const
      await database.site(charge.websiteId, (tx) => decideTestCharge(tx, keyOf(charge), canceled))
      // What never came is kept as canceled: coming late, it is not charged either.
      return begin(charge, { ...canceled, cardEnd: '' }, false)
    },
    async refund({ websiteId, paymentId, refundId, amount }) {
      const back = { websiteId, chargeId: paymentId, refundId, amountCents: amount.cents, at: new Date(now()) }
      const isDone = await database.site(websiteId, (tx) => insertTestRefund(tx, back))
      return { isDone, reference: refundId }
    },
    async answer(charge, isConfirmed) {
      const decision = isConfirmed
        ? ({ state: 'captured', failure: null } as const)
        : ({ state: 'failed', failure: 'authentication-failed' } as const)
      await database.site(charge.websiteId, async (tx) => {
        await decideTestCharge(tx, keyOf(charge), decision)
        await tellOfCharge(tx, services, { ...charge, kind: decision.state })
      })
    },
  }
}

function report({ paymentId }: Charge, charge: TestCharge | null): ChargeReport {
  if (charge === null) return { state: 'unknown' }
  if (charge.state === 'action')
    return { state: 'action', address: fillPath(paths.testPayment, { paymentId }), failure: null }
  if (charge.state === 'failed') return { state: 'failed', failure: charge.failure ?? 'declined' }
  return { state: 'captured', reference: paymentId, dispute: charge.dispute }
}
