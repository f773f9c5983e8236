import type { CurrencyCode } from '@sitewright/model/commerce/money/currencies'
import type { DeliveryOption } from '@sitewright/model/commerce/money/totals'
import type { DeliveryMethod, DeliverySettings } from '@sitewright/model/commerce/selling/delivery'
import type { BuyerLocation } from '@sitewright/model/commerce/selling/delivery-places'
import { makeMoney } from '../money/money'
import { roundToCurrency } from '../money/rounding'
import { findClosest } from './match-place'
import type { TotalsEntry } from './totals-input'

interface Parcel {
  readonly quantity: number
  readonly weightGrams: number
  /** Of the whole cart, discounts not subtracted. */
  readonly subtotalCents: number
}

export interface Deliverable {
  readonly currency: CurrencyCode
  readonly entries: readonly TotalsEntry[]
  readonly subtotalCents: number
}

/** The ways a cart can reach its buyer, as the owner ordered them; those that fetch it themselves last. */
export function listDeliveryOptions(
  { currency, entries, subtotalCents }: Deliverable,
  settings: DeliverySettings,
  location: BuyerLocation | null,
): DeliveryOption[] {
  const parcel = packParcel(entries, subtotalCents)
  if (parcel.quantity === 0) return []
  const zone = location === null ? null : findClosest(settings.zones, ({ places }) => places, location)
  const delivered = (zone?.methods ?? []).flatMap((method): DeliveryOption[] => {
    const price = priceMethod(method, parcel)
    if (price === null) return []
    const { cents: priceCents } = roundToCurrency(makeMoney(price, currency))
    return [{ id: method.id, name: method.name, kind: 'delivery', priceCents, instructions: '' }]
  })
  const fetched = settings.pickups.map(
    ({ id, name, instructions }): DeliveryOption => ({ id, name, kind: 'pickup', priceCents: 0, instructions }),
  )
  return [...delivered, ...fetched]
}

/** What the buyer chose; else the cheapest that is delivered, and nothing is fetched unasked. */
export function chooseDelivery(options: readonly DeliveryOption[], deliveryId: string | null): DeliveryOption | null {
  const chosen = options.find(({ id }) => id === deliveryId)
  if (chosen) return chosen
  const [cheapest = null] = options
    .filter(({ kind }) => kind === 'delivery')
    .sort((a, b) => a.priceCents - b.priceCents)
  return cheapest
}

function packParcel(entries: readonly TotalsEntry[], subtotalCents: number): Parcel {
  const sent = entries.filter(({ requiresDelivery }) => requiresDelivery)
  return {
    quantity: sent.reduce((sum, { quantity }) => sum + quantity, 0),
    weightGrams: sent.reduce((sum, { quantity, weightGrams }) => sum + quantity * weightGrams, 0),
    subtotalCents,
  }
}

/** Null: it cannot be sent this way. */
function priceMethod({ rate, freeFromCents }: DeliveryMethod, parcel: Parcel): number | null {
  const price = rate.kind === 'flat' ? rate.orderCents + rate.itemCents * parcel.quantity : priceByWeight(rate, parcel)
  if (price === null) return null
  return freeFromCents !== null && parcel.subtotalCents >= freeFromCents ? 0 : price
}

function priceByWeight(rate: Extract<DeliveryMethod['rate'], { kind: 'weight' }>, parcel: Parcel): number | null {
  return rate.steps.find(({ upToGrams }) => parcel.weightGrams <= upToGrams)?.priceCents ?? null
}
