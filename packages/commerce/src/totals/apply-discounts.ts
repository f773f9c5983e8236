import type { CurrencyCode } from '@sitewright/model/commerce/money/currencies'
import type { LedgerLine } from '@sitewright/model/commerce/money/totals'
import { rateParts } from '@sitewright/model/commerce/selling/tax'
import { makeMoney } from '../money/money'
import { roundToCurrency, takePortion } from '../money/rounding'
import { matchBuyGet } from './buy-and-get'
import { isInScope } from './discount-scope'
import { type Part, shareAmount, sumParts, tallyShares } from './ledger-lines'
import type { JudgedDiscount, TotalsEntry } from './totals-input'

/** The goods of a cart, in an order that does not depend on how they were put into it. */
export interface Goods {
  readonly currency: CurrencyCode
  readonly entries: readonly TotalsEntry[]
  readonly items: readonly LedgerLine[]
}

/**
 * What a set of discounts takes off the goods, one line each. Those on some products come before those on the order, and
 * percentages before amounts; each takes of what the ones before it have left.
 */
export function discountGoods(goods: Goods, discounts: readonly JudgedDiscount[]): LedgerLine[] {
  const lines: LedgerLine[] = []
  const used = new Map<string, number>()
  for (const discount of discounts.toSorted(compareTurns)) {
    const parts = listParts(goods, discount, lines, used)
    const line = writeDiscount(discount, parts, goods.currency)
    if (line) lines.push(line)
  }
  return lines
}

/** In the order in which they are taken off. */
export function compareTurns(a: JudgedDiscount, b: JudgedDiscount): number {
  return turnOf(a) - turnOf(b) || (a.id < b.id ? -1 : 1)
}

function turnOf({ effect }: JudgedDiscount): number {
  if (effect.kind === 'buy-get') return 0
  if (effect.kind === 'free-delivery') return 5
  return (effect.on.kind === 'order' ? 3 : 1) + (effect.kind === 'amount' ? 1 : 0)
}

/** What the discount is taken of, entry by entry. */
function listParts(
  goods: Goods,
  { effect }: JudgedDiscount,
  before: readonly LedgerLine[],
  used: Map<string, number>,
): Part[] {
  if (effect.kind === 'free-delivery') return []
  if (effect.kind === 'buy-get') {
    const match = matchBuyGet(effect, goods.entries, used)
    for (const [entryId, units] of match.used) used.set(entryId, (used.get(entryId) ?? 0) + units)
    return goods.items.map(({ rule, baseCents }) => ({
      entryId: rule.id,
      cents: baseCents * (match.got.get(rule.id) ?? 0),
    }))
  }
  const taken = tallyShares(before)
  return goods.items.flatMap(({ rule, amountCents }, at): Part[] => {
    const entry = goods.entries[at]
    if (!entry || entry.isGiftCard || !isInScope(effect.on, entry)) return []
    return [{ entryId: rule.id, cents: amountCents + taken(rule.id) }]
  })
}

function writeDiscount({ id, name, effect }: JudgedDiscount, parts: Part[], currency: CurrencyCode): LedgerLine | null {
  const base = sumParts(parts)
  if (base === 0 || effect.kind === 'free-delivery') return null
  const rate = effect.kind === 'amount' ? null : effect.rate
  const off =
    effect.kind === 'amount'
      ? Math.min(base, roundToCurrency(makeMoney(effect.amountCents, currency)).cents)
      : takePortion(makeMoney(base, currency), effect.rate, rateParts).cents
  if (off === 0) return null
  return {
    kind: 'discount',
    rule: { id, name },
    baseCents: base,
    rate,
    amountCents: -off,
    isIncluded: false,
    shares: shareAmount(-off, parts, currency),
  }
}
