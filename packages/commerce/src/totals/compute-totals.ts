import type {
  DeliveryOption,
  EntryShare,
  LedgerLine,
  RefusalReason,
  Totals,
} from '@sitewright/model/commerce/money/totals'
import type { BuyerLocation } from '@sitewright/model/commerce/selling/delivery-places'
import { compareTurns, discountGoods, type Goods } from './apply-discounts'
import { chooseDiscounts } from './choose-discounts'
import { chooseDelivery, listDeliveryOptions } from './delivery-options'
import { judgeDiscount } from './judge-discounts'
import { sumLines, tallyShares, writeItem } from './ledger-lines'
import { describeRefusal } from './refusal-words'
import { findTaxRules, isTaxKnown, writeTaxes } from './tax-lines'
import type { JudgedDiscount, TotalsInput } from './totals-input'

/**
 * What a cart costs, as a ledger whose lines name their rules and add up to the total. The best allowed set of discounts
 * applies. Where the location is not known, tax and delivery are left out and said to be unknown.
 */
export function computeTotals(input: TotalsInput): Totals {
  const goods = listGoods(input)
  const subtotalCents = sumLines(goods.items)
  const deliveryOptions = listDeliveryOptions({ ...input, subtotalCents }, input.delivery, input.location)
  const chosenDelivery = chooseDelivery(deliveryOptions, input.deliveryId)
  const context = { input, goods, chosenDelivery, taxedAt: whereTaxed(input, chosenDelivery) }
  const reasons = new Map(
    input.discounts.map((discount) => [discount, judgeDiscount(discount, { ...input, subtotalCents })]),
  )
  const allowed = input.discounts.filter((discount) => reasons.get(discount) === null)
  const chosen = chooseDiscounts(allowed, (set) => sumLines(writeLedger(context, set)))
  const lines = writeLedger(context, chosen)
  const needsDelivery = input.entries.some(({ requiresDelivery }) => requiresDelivery)
  return {
    currency: input.currency,
    lines: sortItems(lines, input),
    entries: shareOut(lines, input),
    subtotalCents,
    discountCents: 0 - sumAmounts([...ofKind(lines, 'discount'), ...ofKind(lines, 'delivery-discount')]),
    deliveryCents: needsDelivery ? (chosenDelivery?.priceCents ?? null) : 0,
    taxCents: isTaxKnown(input.tax, context.taxedAt) ? sumAmounts(ofKind(lines, 'tax')) : null,
    isTaxIncluded: input.tax.pricesIncludeTax,
    totalCents: sumLines(lines),
    discounts: chosen.toSorted(compareTurns).map(({ id, name, code }) => ({
      id,
      name,
      code,
      amountCents: 0 - sumAmounts(lines.filter(({ kind, rule }) => kind.endsWith('discount') && rule.id === id)),
    })),
    refusedCodes: input.codes.flatMap((code) => {
      const discount = input.discounts.find((it) => it.code === code)
      if (discount !== undefined && chosen.includes(discount)) return []
      const reason = discount === undefined ? 'unknown' : (reasons.get(discount) ?? whyNotChosen(discount, chosen))
      return [{ code, reason, text: describeRefusal(reason, discount?.minimumSubtotalCents ?? null, input) }]
    }),
    needsDelivery,
    deliveryOptions,
    chosenDelivery,
  }
}

interface Context {
  readonly input: TotalsInput
  readonly goods: Goods
  readonly chosenDelivery: DeliveryOption | null
  readonly taxedAt: BuyerLocation | null
}

function listGoods({ entries, currency }: TotalsInput): Goods {
  const sorted = entries.toSorted((a, b) => (a.entryId < b.entryId ? -1 : 1))
  return { currency, entries: sorted, items: sorted.map((entry) => writeItem(entry, currency)) }
}

/** Who fetches an order is taxed where it is fetched. */
function whereTaxed({ delivery, location }: TotalsInput, chosen: DeliveryOption | null): BuyerLocation | null {
  return delivery.pickups.find(({ id }) => id === chosen?.id)?.location ?? location
}

function writeLedger(context: Context, discounts: readonly JudgedDiscount[]): LedgerLine[] {
  const { goods } = context
  const before = [...goods.items, ...discountGoods(goods, discounts), ...writeDelivery(context, discounts)]
  return [...before, ...writeTax(context, before)]
}

function writeDelivery({ chosenDelivery }: Context, discounts: readonly JudgedDiscount[]): LedgerLine[] {
  if (chosenDelivery === null) return []
  const { id, name, priceCents } = chosenDelivery
  const line = lineOfDelivery({ kind: 'delivery', rule: { id, name }, baseCents: priceCents, amountCents: priceCents })
  const free = discounts.find(({ effect }) => effect.kind === 'free-delivery')
  if (free === undefined || priceCents === 0) return [line]
  const rule = { id: free.id, name: free.name }
  const off = { kind: 'delivery-discount', rule, baseCents: priceCents, amountCents: -priceCents } as const
  return [line, lineOfDelivery(off)]
}

function lineOfDelivery(line: Pick<LedgerLine, 'kind' | 'rule' | 'baseCents' | 'amountCents'>): LedgerLine {
  const shares = [{ entryId: null, amountCents: line.amountCents }]
  return { ...line, rate: null, isIncluded: false, shares }
}

function writeTax({ input, goods, taxedAt }: Context, before: readonly LedgerLine[]): LedgerLine[] {
  if (taxedAt === null || !isTaxKnown(input.tax, taxedAt)) return []
  const cost = tallyShares(before)
  const parts = [...goods.entries, null].map((entry) => {
    const entryId = entry?.entryId ?? null
    return { entry, entryId, cents: cost(entryId) }
  })
  return writeTaxes(input.tax, findTaxRules(input.tax, taxedAt), parts, input.currency)
}

function whyNotChosen(discount: JudgedDiscount, chosen: readonly JudgedDiscount[]): RefusalReason {
  const isAlone = !discount.isCombinable || chosen.some(({ isCombinable }) => !isCombinable)
  return isAlone && chosen.length > 0 ? 'not-combinable' : 'no-effect'
}

/** Items as they stand in the cart. */
function sortItems(lines: readonly LedgerLine[], { entries }: TotalsInput): LedgerLine[] {
  const place = new Map(entries.map(({ entryId }, at) => [entryId, at]))
  const items = ofKind(lines, 'item').toSorted((a, b) => (place.get(a.rule.id) ?? 0) - (place.get(b.rule.id) ?? 0))
  return [...items, ...lines.filter(({ kind }) => kind !== 'item')]
}

function shareOut(lines: readonly LedgerLine[], { entries }: TotalsInput): EntryShare[] {
  const [amount, discount, tax] = [
    tallyShares(ofKind(lines, 'item')),
    tallyShares(ofKind(lines, 'discount')),
    tallyShares(ofKind(lines, 'tax')),
  ]
  return entries.map(({ entryId }) => ({
    entryId,
    amountCents: amount(entryId),
    discountCents: discount(entryId),
    taxCents: tax(entryId),
  }))
}

function ofKind(lines: readonly LedgerLine[], kind: LedgerLine['kind']): LedgerLine[] {
  return lines.filter((line) => line.kind === kind)
}

function sumAmounts(lines: readonly LedgerLine[]): number {
  return lines.reduce((sum, { amountCents }) => sum + amountCents, 0)
}
