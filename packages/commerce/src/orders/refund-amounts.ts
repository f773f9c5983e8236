import type { CurrencyCode } from '@sitewright/model/commerce/money/currencies'
import type { OrderLine } from '@sitewright/model/commerce/orders/order-answers'
import { makeMoney } from '../money/money'
import { takePortion } from '../money/rounding'

type Refundable = Pick<OrderLine, 'totalCents' | 'quantity' | 'refundedQuantity'>

/** What so many more of a line cost. One after the other they add up to what the line cost, to the cent. */
export function refundOfLine(line: Refundable, quantity: number, currency: CurrencyCode): number {
  const total = makeMoney(line.totalCents, currency)
  const upTo = (count: number) => takePortion(total, count, line.quantity).cents
  return upTo(line.refundedQuantity + quantity) - upTo(line.refundedQuantity)
}
