import type { OrderDetail } from '@sitewright/model/commerce/orders/order-answers'
import { fillWords } from '@sitewright/model/strings/fill-words'
import { orderMails } from '@sitewright/model/visitor-texts/english/order-mails'
import type { VisitorTexts } from '@sitewright/model/visitor-texts/visitor-texts'

interface LedgerRow {
  readonly name: string
  readonly amountCents: number
}

type LedgerTexts = VisitorTexts['orderMails']['totals']

/** What an order cost, line by line, as its buyer saw it: mail, panel and invoice show these, the latter two in English. */
export function listLedgerRows(
  { ledger, totalCents }: Pick<OrderDetail, 'ledger' | 'totalCents'>,
  texts: LedgerTexts = orderMails.totals,
): LedgerRow[] {
  const others = ledger.lines.filter(({ kind }) => kind !== 'item')
  return [
    { name: texts.subtotal, amountCents: ledger.subtotalCents },
    ...others.map(({ rule, amountCents, isIncluded }) => ({
      name: isIncluded ? fillWords(texts.included, { name: rule.name }) : rule.name,
      amountCents,
    })),
    { name: texts.total, amountCents: totalCents },
  ]
}
