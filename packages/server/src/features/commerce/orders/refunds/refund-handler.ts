import { formatMoney } from '@sitewright/commerce/money/format'
import { orderMailWords } from '@sitewright/model/commerce/orders/order-mail-words'
import { handleJob, type JobHandler } from '../../../../jobs/job-kind'
import { orderRefundedMail } from '../../../../mail/templates/visitors/order-refunded'
import type { Services } from '../../../../services/services'
import type { Tx } from '../../../../storage/database'
import type { PaymentProviders } from '../../payments/payment-provider'
import { findPayment, movePayment, reserveRefund, type StoredPayment } from '../../payments/payment-rows'
import { noteEvent } from '../store/event-rows'
import { countLine } from '../store/line-rows'
import { askForMail } from '../store/mail-jobs'
import { moveOrderPayment } from '../store/order-rows'
import { findRefund, listRefunds, moveRefund, type StoredRefund } from './refund-rows'
import { refundJob } from './start-refund'

/** Has the provider give money back, under the refund's own id: asked again after a fault, it is given back once. */
export function refundHandler(services: Services, providers: PaymentProviders): JobHandler {
  const { database, now } = services
  return handleJob(refundJob, async ({ websiteId, payload: { refundId, mailsCustomer }, finish }) => {
    if (websiteId === null) return
    const found = await database.site(websiteId, async (tx) => {
      const refund = await findRefund(tx, { websiteId, refundId })
      const payment = refund && (await findPayment(tx, { websiteId, paymentId: refund.paymentId }, { isLocked: false }))
      return refund === null || payment === null ? null : { refund, payment }
    })
    if (found === null) return
    const { refund, payment } = found
    const amount = { cents: refund.amountCents, currency: payment.amount.currency }
    const { isDone, reference } = await providers[payment.provider].refund({
      websiteId,
      refundId,
      paymentId: payment.id,
      amount,
    })
    await database.site(websiteId, async (tx) => {
      const paymentKey = { websiteId, paymentId: payment.id }
      await findPayment(tx, paymentKey, { isLocked: true })
      const move = isDone ? 'finish' : 'refuse'
      const at = new Date(now())
      if (await moveRefund(tx, { websiteId, refundId }, move, { reference, at })) {
        if (isDone) await noteDone(tx, services, { refund, payment, mailsCustomer })
        else await takeBack(tx, services, refund)
      }
      await finish(tx)
    })
  })
}

interface Done {
  readonly refund: StoredRefund
  readonly payment: StoredPayment
  readonly mailsCustomer: boolean
}

async function noteDone(tx: Tx, services: Services, { refund, payment, mailsCustomer }: Done): Promise<void> {
  const { websiteId, orderId, amountCents, id: refundId } = refund
  const all = await listRefunds(tx, websiteId, payment.id)
  const done = all.filter(({ state }) => state === 'done').reduce((sum, it) => sum + it.amountCents, 0)
  const isWhole = done === payment.amount.cents
  if (isWhole) await movePayment(tx, { websiteId, paymentId: payment.id }, 'refund', { at: new Date(services.now()) })
  if (orderId === null) return mailReturned(tx, services, refund, payment)
  const key = { websiteId, orderId }
  await moveOrderPayment(tx, key, isWhole ? 'refund' : 'refundPart')
  await noteEvent(tx, services, key, { kind: 'refunded', data: { refundId, amountCents }, by: refund.createdBy })
  if (mailsCustomer) await askForMail(tx, services, key, { mail: 'refunded', refundId })
}

async function mailReturned(tx: Tx, { mail }: Services, refund: StoredRefund, payment: StoredPayment): Promise<void> {
  // Forgotten meanwhile.
  if (payment.content.email === '') return
  const amount = formatMoney({ ...payment.amount, cents: refund.amountCents })
  const data = { words: orderMailWords.parse({}), orderNumber: null, amount, reason: '', address: null }
  await mail.send(tx, { websiteId: refund.websiteId, to: payment.content.email, template: orderRefundedMail, data })
}

/** The provider refused: the money is there, and so are the lines that it was for. */
async function takeBack(tx: Tx, services: Services, refund: StoredRefund): Promise<void> {
  const { websiteId, paymentId, orderId, amountCents, lines } = refund
  await reserveRefund(tx, { websiteId, paymentId }, -amountCents)
  for (const { lineId, quantity } of lines) await countLine(tx, 'refunded', { websiteId, lineId, quantity: -quantity })
  if (orderId === null) return
  const data = { refundId: refund.id, amountCents }
  await noteEvent(tx, services, { websiteId, orderId }, { kind: 'refund-failed', data, by: refund.createdBy })
}
