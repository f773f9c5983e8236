import type { JudgedDiscount, TotalsEntry, TotalsInput } from '@sitewright/commerce/totals/totals-input'
import { deliverySettings } from '@sitewright/model/commerce/selling/delivery'
import { type NewDiscount, newDiscount } from '@sitewright/model/commerce/selling/discounts'
import { taxSettings } from '@sitewright/model/commerce/selling/tax'
import { textsFor } from '@sitewright/model/visitor-texts/texts-for'

/** Carts and rules for tests. */

export function idOf(number: number): string {
  return number.toString(16).padStart(24, '0')
}

let entries = 0

export function entryOf(change: Partial<TotalsEntry> = {}): TotalsEntry {
  entries++
  return {
    entryId: `entry ${entries}`,
    title: 'Mug',
    productId: idOf(1),
    categoryIds: [],
    unitPriceCents: 1000,
    quantity: 1,
    weightGrams: 0,
    requiresDelivery: true,
    isGiftCard: false,
    ...change,
  }
}

let discounts = 0

export function discountOf(
  change: Partial<NewDiscount> & Pick<NewDiscount, 'effect'>,
  judged: Partial<JudgedDiscount> = {},
): JudgedDiscount {
  discounts++
  const name = change.code ?? `Discount ${discounts}`
  return {
    ...newDiscount.parse({ name, ...change }),
    id: idOf(1000 + discounts),
    currency: 'USD',
    state: 'active',
    uses: 0,
    usesByCustomer: 0,
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
    ...judged,
  }
}

export function inputOf(change: Partial<TotalsInput> = {}): TotalsInput {
  return {
    currency: 'USD',
    entries: [entryOf()],
    discounts: [],
    codes: (change.discounts ?? []).flatMap(({ code }) => code ?? []),
    customer: { email: null, isMember: false },
    delivery: deliverySettings.parse({}),
    tax: taxSettings.parse({}),
    location: null,
    deliveryId: null,
    words: { locale: 'en', refusals: textsFor('en').cart.refusals },
    ...change,
  }
}
