import { listLedgerRows } from '@sitewright/commerce/orders/ledger-rows'
import { type PaymentProviderName, paymentFailures } from '@sitewright/model/commerce/checkout/payment'
import type { OrderDetail } from '@sitewright/model/commerce/orders/order-answers'
import { useSiteDocument } from '../../../data/site/site-documents'
import { formatMoment } from '../../../ground/format-time'
import { StateMark } from '../../../parts/state-mark'
import { Card } from '../../store/parts/card'
import { refundLooks, showAmount } from '../parts/order-words'

/** The totals as the buyer saw them, and what became of the money. */
export function PaymentCard({ order }: { order: OrderDetail }) {
  const nameProvider = useProviderNames()
  const show = (cents: number) => showAmount(cents, order.currency)
  const paidCents = order.payments.reduce((sum, it) => sum + (isPaid(it.state) ? it.amountCents : 0), 0)
  const returnedCents = order.refunds.reduce((sum, it) => sum + (it.state === 'failed' ? 0 : it.amountCents), 0)
  return (
    <Card title="Payment">
      <dl className="order-ledger">
        {listLedgerRows(order).map(({ name, amountCents }, index, all) => (
          <div key={index} data-is-total={index === all.length - 1 || undefined}>
            <dt>{name}</dt>
            <dd>{show(amountCents)}</dd>
          </div>
        ))}
        <div className="order-ledger-paid">
          <dt>Paid by customer</dt>
          <dd>{show(paidCents)}</dd>
        </div>
        {returnedCents > 0 ? (
          <>
            <div>
              <dt>Refunded</dt>
              <dd>{show(-returnedCents)}</dd>
            </div>
            <div data-is-total>
              <dt>Kept</dt>
              <dd>{show(paidCents - returnedCents)}</dd>
            </div>
          </>
        ) : null}
      </dl>
      <ul className="order-money" aria-label="Payments and refunds">
        {order.payments.map((payment) => (
          <li key={payment.id}>
            <span>
              {nameProvider(payment.provider)}
              <small>
                {[formatMoment(payment.createdAt), payment.reference].filter(Boolean).join(', ')}
                {payment.failure ? `. ${paymentFailures[payment.failure]}` : ''}
              </small>
            </span>
            <span>{show(payment.amountCents)}</span>
          </li>
        ))}
        {order.refunds.map((refund) => (
          <li key={refund.id}>
            <span>
              Refund <StateMark {...refundLooks[refund.state]} />
              <small>
                {[formatMoment(refund.createdAt), refund.reason, refund.isRestocked ? 'restocked' : '']
                  .filter(Boolean)
                  .join(', ')}
              </small>
            </span>
            <span>{show(-refund.amountCents)}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function isPaid(state: OrderDetail['payments'][number]['state']): boolean {
  return state === 'captured' || state === 'refunded' || state === 'disputed'
}

function useProviderNames(): (provider: PaymentProviderName) => string {
  const manual = useSiteDocument('store').data?.body.checkout.manualPayment.name ?? 'Manual payment'
  const names: Record<PaymentProviderName, string> = {
    none: 'Nothing to pay',
    manual,
    test: 'Test card',
    stripe: 'Stripe',
  }
  return (provider) => names[provider]
}
