import type { CurrencyCode } from '@sitewright/model/commerce/money/currencies'
import type { LedgerLine } from '@sitewright/model/commerce/money/totals'
import type { BuyerLocation } from '@sitewright/model/commerce/selling/delivery-places'
import { rateParts, type TaxClass, type TaxRule, type TaxSettings } from '@sitewright/model/commerce/selling/tax'
import { makeMoney } from '../money/money'
import { splitMoney, takePortion } from '../money/rounding'
import { type Part, shareAmount, sumParts } from './ledger-lines'
import { findClosest, matchPlace } from './match-place'
import type { TotalsEntry } from './totals-input'

interface TaxedPart extends Part {
  /** Null for the delivery. */
  readonly entry: TotalsEntry | null
}

interface RatedRule {
  readonly rule: TaxRule
  readonly rate: number
}

/** Not while a rule of the country asks for a region or postal code that is not known. */
export function isTaxKnown({ rules }: TaxSettings, location: BuyerLocation | null): boolean {
  if (location === null) return rules.length === 0
  return !rules.some(
    ({ place }) =>
      place.country === location.country &&
      ((place.regions.length > 0 && location.region === '') ||
        (place.postalPrefixes.length > 0 && location.postalCode === '')),
  )
}

/** The rules that hold at a location: all added ones, and of the others the most specific. */
export function findTaxRules({ rules }: TaxSettings, location: BuyerLocation): TaxRule[] {
  const added = rules.filter(({ isAdded, place }) => isAdded && matchPlace(place, location) !== null)
  const alone = findClosest(
    rules.filter(({ isAdded }) => !isAdded),
    ({ place }) => [place],
    location,
  )
  return alone === null ? added : [alone, ...added]
}

/** Tax of what the parts cost after their discounts, rounded once for all parts of a rate and then split over them. */
export function writeTaxes(
  settings: TaxSettings,
  rules: readonly TaxRule[],
  parts: readonly TaxedPart[],
  currency: CurrencyCode,
): LedgerLine[] {
  const rated = parts
    .filter(({ cents, entry }) => cents > 0 && entry?.isGiftCard !== true)
    .map((part) => ({ part, rates: rateRules(rules, part.entry, settings.classes) }))
  return settings.pricesIncludeTax ? writeIncluded(rated, currency) : writeAdded(rules, rated, currency)
}

interface RatedPart {
  readonly part: Part
  readonly rates: readonly RatedRule[]
}

function rateRules(
  rules: readonly TaxRule[],
  entry: TotalsEntry | null,
  classes: readonly TaxClass[],
): readonly RatedRule[] {
  const taxClass = entry === null ? undefined : classes.find((it) => isInClass(it, entry))
  return rules
    .filter(({ taxesDelivery }) => entry !== null || taxesDelivery)
    .map((rule) => ({
      rule,
      rate: rule.classRates.find(({ classId }) => classId === taxClass?.id)?.rate ?? rule.rate,
    }))
    .filter(({ rate }) => rate > 0)
}

function isInClass({ productIds, categoryIds }: TaxClass, entry: TotalsEntry): boolean {
  return productIds.includes(entry.productId) || categoryIds.some((id) => entry.categoryIds.includes(id))
}

/** One line for each rate of each rule, on top of the prices. */
function writeAdded(rules: readonly TaxRule[], parts: readonly RatedPart[], currency: CurrencyCode): LedgerLine[] {
  return rules.flatMap((rule) =>
    [...new Set([rule.rate, ...rule.classRates.map(({ rate }) => rate)])].flatMap((rate): LedgerLine[] => {
      const taxed = parts
        .filter(({ rates }) => rates.some((it) => it.rule === rule && it.rate === rate))
        .map(({ part }) => part)
      const base = sumParts(taxed)
      const { cents } = takePortion(makeMoney(base, currency), rate, rateParts)
      return cents === 0 ? [] : [writeTax({ rule, rate }, { base, cents, isIncluded: false }, taxed, currency)]
    }),
  )
}

/** Parts with the same rates are one sum; the tax in it is rounded as a whole and then told apart by rule. */
function writeIncluded(parts: readonly RatedPart[], currency: CurrencyCode): LedgerLine[] {
  const groups = new Map<string, RatedPart[]>()
  for (const part of parts) {
    const key = part.rates.map(({ rule, rate }) => `${rule.id} ${rate}`).join()
    const group = groups.get(key)
    if (group) group.push(part)
    else groups.set(key, [part])
  }
  return [...groups.values()].flatMap((group): LedgerLine[] => {
    const rates = group[0]?.rates ?? []
    const taxed = group.map(({ part }) => part)
    const gross = sumParts(taxed)
    const sum = rates.reduce((all, { rate }) => all + rate, 0)
    if (sum === 0) return []
    const tax = takePortion(makeMoney(gross, currency), sum, rateParts + sum)
    const shares = splitMoney(
      tax,
      rates.map(({ rate }) => rate),
    )
    return rates.flatMap((rated, at) => {
      const cents = shares[at]?.cents ?? 0
      const line = { base: gross - tax.cents, cents, isIncluded: true }
      return cents === 0 ? [] : [writeTax(rated, line, taxed, currency)]
    })
  })
}

function writeTax(
  { rule, rate }: RatedRule,
  line: { base: number; cents: number; isIncluded: boolean },
  parts: readonly Part[],
  currency: CurrencyCode,
): LedgerLine {
  return {
    kind: 'tax',
    rule: { id: rule.id, name: rule.name },
    baseCents: line.base,
    rate,
    amountCents: line.cents,
    isIncluded: line.isIncluded,
    shares: shareAmount(line.cents, parts, currency),
  }
}
