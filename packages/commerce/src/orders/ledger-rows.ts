import type { OrderDetail } from '@sitewright/model/commerce/orders/order-answers'

interface LedgerRow {
  readonly name: string
  readonly amountCents: number
}

/** What an order cost, line by line, as its buyer saw it: mail, panel and invoice show these. */
export function listLedgerRows({ ledger, totalCents }: Pick<OrderDetail, 'ledger' | 'totalCents'>): LedgerRow[] {
  const others = ledger.lines.filter(({ kind }) => kind !== 'item')
  return [
    { name: 'Subtotal', amountCents: ledger.subtotalCents },
    ...others.map(({ rule, amountCents, isIncluded }) => ({
      name: isIncluded ? `${rule.name} (included)` : rule.name,
      amountCents,
    })),
    { name: 'Total', amountCents: totalCents },
  ]
}
