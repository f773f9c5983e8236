import { readRegion } from '@sitewright/model/commerce/addresses/address-fields'
import { findAddressRule } from '@sitewright/model/commerce/addresses/find-address-rule'
import type { DeliverySettings } from '@sitewright/model/commerce/selling/delivery'
import { type BuyerLocation, elsewhere, type Place } from '@sitewright/model/commerce/selling/delivery-places'
import type { TaxSettings } from '@sitewright/model/commerce/selling/tax'

/** Addresses hold California as CA; owners and buyers write either. Computed once for settings that are kept in memory. */

const codedDelivery = new WeakMap<DeliverySettings, DeliverySettings>()
const codedTax = new WeakMap<TaxSettings, TaxSettings>()

export function codeDelivery(delivery: DeliverySettings): DeliverySettings {
  return keep(codedDelivery, delivery, ({ zones, pickups }) => ({
    zones: zones.map((zone) => ({ ...zone, places: zone.places.map(codePlace) })),
    pickups: pickups.map((pickup) => ({ ...pickup, location: codeLocation(pickup.location) })),
  }))
}

export function codeTax(tax: TaxSettings): TaxSettings {
  return keep(codedTax, tax, ({ rules, ...rest }) => ({
    ...rest,
    rules: rules.map((rule) => ({ ...rule, place: codePlace(rule.place) })),
  }))
}

export function codeLocation(location: BuyerLocation): BuyerLocation {
  return { ...location, region: readRegion(location.region, findAddressRule(location.country)) }
}

function codePlace(place: Place): Place {
  if (place.country === elsewhere || place.regions.length === 0) return place
  const rule = findAddressRule(place.country)
  return { ...place, regions: place.regions.map((region) => readRegion(region, rule)) }
}

function keep<Value extends object>(
  kept: WeakMap<Value, Value>,
  value: Value,
  compute: (value: Value) => Value,
): Value {
  const known = kept.get(value)
  if (known !== undefined) return known
  const computed = compute(value)
  kept.set(value, computed)
  return computed
}
