import type { CurrencyCode } from '@sitewright/model/commerce/money/currencies'
import type { LedgerLine, LedgerShare } from '@sitewright/model/commerce/money/totals'
import { makeMoney } from '../money/money'
import { roundToCurrency, splitMoney } from '../money/rounding'
import type { TotalsEntry } from './totals-input'

/** What a part of the order costs so far; `entryId` null is the delivery. */
export interface Part {
  readonly entryId: string | null
  readonly cents: number
}

/** What is charged: an included line is contained in others. */
export function sumLines(lines: readonly LedgerLine[]): number {
  return lines.reduce((sum, { amountCents, isIncluded }) => (isIncluded ? sum : sum + amountCents), 0)
}

export function sumParts(parts: readonly Part[]): number {
  return parts.reduce((sum, { cents }) => sum + cents, 0)
}

/** An amount upon several parts, by what each of them costs. */
export function shareAmount(amountCents: number, parts: readonly Part[], currency: CurrencyCode): LedgerShare[] {
  const shares = splitMoney(
    makeMoney(amountCents, currency),
    parts.map(({ cents }) => cents),
  )
  return parts.flatMap(({ entryId }, at) => {
    const share = shares[at]?.cents ?? 0
    return share === 0 ? [] : [{ entryId, amountCents: share }]
  })
}

/** The price of one is rounded to what the currency shows: what is read times the quantity is what is charged. */
export function writeItem(entry: TotalsEntry, currency: CurrencyCode): LedgerLine {
  const { cents: unit } = roundToCurrency(makeMoney(entry.unitPriceCents, currency))
  const amountCents = unit * entry.quantity
  return {
    kind: 'item',
    rule: { id: entry.entryId, name: entry.title },
    baseCents: unit,
    rate: null,
    amountCents,
    isIncluded: false,
    shares: [{ entryId: entry.entryId, amountCents }],
  }
}

/** What falls upon each entry, and under null upon the delivery. */
export function tallyShares(lines: readonly LedgerLine[]): (entryId: string | null) => number {
  const tally = new Map<string | null, number>()
  for (const { shares } of lines) {
    for (const { entryId, amountCents } of shares) tally.set(entryId, (tally.get(entryId) ?? 0) + amountCents)
  }
  return (entryId) => tally.get(entryId) ?? 0
}
