import type { JudgedDiscount } from './totals-input'

/** Up to so many that may be combined, every set of them is tried. */
const triedInFull = 7
/** Of more than these only the ones that save the most alone are looked at. */
const lookedAt = 20

interface Priced {
  readonly discounts: readonly JudgedDiscount[]
  readonly totalCents: number
}

/**
 * The set that leaves the lowest total; of equal ones that with a free delivery whose price is not known yet, then the
 * smallest, then the first by id. A discount that cannot be combined stands alone.
 */
export function chooseDiscounts(
  allowed: readonly JudgedDiscount[],
  priceOf: (discounts: readonly JudgedDiscount[]) => number,
): readonly JudgedDiscount[] {
  const price = (discounts: readonly JudgedDiscount[]): Priced => ({ discounts, totalCents: priceOf(discounts) })
  const sorted = allowed.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  const alone = sorted.map((discount) => price([discount]))
  const combinable = alone.filter(({ discounts: [only] }) => only?.isCombinable).toSorted(compare)
  const best = [price([]), ...alone, ...listSets(combinable.slice(0, lookedAt), price)].toSorted(compare)
  return best[0]?.discounts ?? []
}

function listSets(single: readonly Priced[], price: (discounts: readonly JudgedDiscount[]) => Priced): Priced[] {
  const discounts = single.flatMap((it) => it.discounts)
  if (discounts.length <= triedInFull) return listSubsets(discounts).map(price)
  return [price(discounts), growSet(discounts, price)]
}

function listSubsets(discounts: readonly JudgedDiscount[]): JudgedDiscount[][] {
  const sets: JudgedDiscount[][] = [[]]
  for (const discount of discounts) sets.push(...sets.map((set) => [...set, discount]))
  return sets.filter(({ length }) => length > 1)
}

/** Adds the one that helps the most, as long as one does. */
function growSet(
  discounts: readonly JudgedDiscount[],
  price: (discounts: readonly JudgedDiscount[]) => Priced,
): Priced {
  let grown = price([])
  for (;;) {
    const [best] = discounts
      .filter((discount) => !grown.discounts.includes(discount))
      .map((discount) => price([...grown.discounts, discount]))
      .toSorted(compare)
    if (best === undefined || compare(best, grown) >= 0) return grown
    grown = best
  }
}

function compare(a: Priced, b: Priced): number {
  return (
    a.totalCents - b.totalCents ||
    countFreeDelivery(b) - countFreeDelivery(a) ||
    a.discounts.length - b.discounts.length ||
    (nameSet(a) < nameSet(b) ? -1 : 1)
  )
}

/** One is as good as two. */
function countFreeDelivery({ discounts }: Priced): number {
  return discounts.some(({ effect }) => effect.kind === 'free-delivery') ? 1 : 0
}

function nameSet({ discounts }: Priced): string {
  return discounts
    .map(({ id }) => id)
    .toSorted()
    .join()
}
