import { type BuyerLocation, elsewhere, type Place } from '@sitewright/model/commerce/selling/delivery-places'

/** How closely a place names a location, or null when it does not hold it. Any postal code is closer than any region. */
export function matchPlace(place: Place, location: BuyerLocation): number | null {
  if (place.country === elsewhere) return 0
  if (place.country !== location.country) return null
  const isInRegion = place.regions.some((region) => fold(region) === fold(location.region))
  if (place.regions.length > 0 && !isInRegion) return null
  const postal = matchPostalCode(place.postalPrefixes, location.postalCode)
  if (postal === null) return null
  return 1 + (isInRegion ? 1 : 0) + 2 * postal
}

/** The length of the longest prefix that fits; 0 where none is asked for. */
function matchPostalCode(prefixes: readonly string[], postalCode: string): number | null {
  if (prefixes.length === 0) return 0
  const code = fold(postalCode)
  const lengths = prefixes
    .map(fold)
    .filter((prefix) => prefix !== '' && code.startsWith(prefix))
    .map(({ length }) => length)
  return lengths.length === 0 ? null : Math.max(...lengths)
}

/** SW1A 1AA and sw1a1aa are one postal code. */
function fold(text: string): string {
  return text.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '')
}

/** The one whose place names the location most closely; of equal ones the first. */
export function findClosest<Item>(
  items: readonly Item[],
  placesOf: (item: Item) => readonly Place[],
  location: BuyerLocation,
): Item | null {
  let closest: { item: Item; closeness: number } | null = null
  for (const item of items) {
    for (const place of placesOf(item)) {
      const closeness = matchPlace(place, location)
      if (closeness !== null && closeness > (closest?.closeness ?? -1)) closest = { item, closeness }
    }
  }
  return closest?.item ?? null
}
