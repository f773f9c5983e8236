import { listLedgerRows } from '@sitewright/commerce/orders/ledger-rows'
import type { DraftQuote } from '@sitewright/model/commerce/orders/draft-order'
import { Card } from '../../store/parts/card'
import { showAmount } from '../parts/order-words'

/** The same lines that the customer will see. */
export function DraftTotals({ quote: { totals }, isFetching }: { quote: DraftQuote; isFetching: boolean }) {
  const isOpen = totals.taxCents === null || totals.deliveryCents === null
  return (
    <Card title="Totals">
      <dl className="order-ledger" aria-busy={isFetching}>
        {listLedgerRows({ ledger: totals, totalCents: totals.totalCents }).map(({ name, amountCents }, index, all) => (
          <div key={index} data-is-total={index === all.length - 1 || undefined}>
            <dt>{name}</dt>
            <dd>{showAmount(amountCents, totals.currency)}</dd>
          </div>
        ))}
      </dl>
      {isOpen ? <p className="sw-field-hint">Shipping and tax are added once the address is known.</p> : null}
    </Card>
  )
}
