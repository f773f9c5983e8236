import { z } from 'zod'

/** Where a map opens that has no place of its own. */
export const defaultCenter = { lat: 40.7207559, lng: -74.0007613 } as const
export const defaultZoom = 12

const latitude = z.number().min(-90).max(90)
const longitude = z.number().min(-180).max(180)
const line = z.string().max(500).default('')

export const mapLocation = z.object({
  mapLat: latitude.default(defaultCenter.lat),
  mapLng: longitude.default(defaultCenter.lng),
  markerLat: latitude.optional(),
  markerLng: longitude.optional(),
  mapZoom: z.number().min(0).max(22).default(defaultZoom),
  addressTitle: line,
  addressLine1: line,
  addressLine2: line,
  addressCountry: line,
})
export type MapLocation = z.infer<typeof mapLocation>

/** The marker stands at the map's center until both of its own numbers are set. */
export function findMarker(location: MapLocation): { lat: number; lng: number } {
  const { markerLat, markerLng, mapLat, mapLng } = location
  if (markerLat === undefined || markerLng === undefined) return { lat: mapLat, lng: mapLng }
  return { lat: markerLat, lng: markerLng }
}

/** In the order of the picker; the numbers are what is stored. */
export const mapStyles = {
  Original: 1,
  Grayscale: 2,
  Satellite: 3,
  MinimalDark: 5,
  MinimalLight: 4,
  MinimalBlue: 6,
} as const

export const mapOptions = z.object({
  style: z.enum(mapStyles).default(mapStyles.Grayscale),
  showLabels: z.boolean().default(true),
  showTerrain: z.boolean().default(false),
  draggable: z.boolean().default(true),
  scrollwheel: z.boolean().default(true),
  /** The product's own zoom controls. */
  showControls: z.boolean().default(true),
  /** Takes the provider's controls away. */
  disableDefaultUI: z.boolean().default(true),
  markerDraggable: z.boolean().default(false),
  linkOnClick: z.boolean().default(true),
})
export type MapOptions = z.infer<typeof mapOptions>

export const mapTimings = { optionsDebounceMs: 60, scriptTimeoutMs: 30_000 } as const

export function formatAddress(location: MapLocation): string {
  const { addressTitle, addressLine1, addressLine2, addressCountry } = location
  return [addressTitle, addressLine1, addressLine2, addressCountry].filter((part) => part.trim() !== '').join(', ')
}

/** The outside maps page a marker's click opens, or null when it opens nothing. */
export function buildMapLink(location: MapLocation, options: Pick<MapOptions, 'linkOnClick'>): string | null {
  if (!options.linkOnClick) return null
  const { lat, lng } = findMarker(location)
  const url = new URL('https://www.google.com/maps/search/')
  url.searchParams.set('api', '1')
  url.searchParams.set('query', formatAddress(location) || `${lat},${lng}`)
  url.searchParams.set('ll', `${lat},${lng}`)
  url.searchParams.set('z', String(location.mapZoom))
  return url.href
}

/** Query of the place predictions call. */
export const placeAutocompleteQuery = z.object({
  input: z.string().trim().min(1).max(200),
  sessionToken: z.string().min(1).max(100),
  language: z.string().max(35).optional(),
})

/** Query of the place details call. Its tracking context may be missing: the lookup goes ahead and an error is logged. */
export const placeDetailsQuery = z.object({
  placeId: z.string().min(1).max(300),
  sessionToken: z.string().min(1).max(100),
  productPage: z.string().max(100).optional(),
  productSection: z.string().max(100).optional(),
})

export function buildMapsScriptAddress(maps: { key: string; language: string; region: string }): string {
  return `https://maps.googleapis.com/maps/api/js?${new URLSearchParams(maps)}`
}
