import { expect, test } from 'vitest'
import {
  buildMapLink,
  buildMapsScriptAddress,
  findMarker,
  mapLocation,
  mapOptions,
  mapStyles,
  mapTimings,
  placeAutocompleteQuery,
  placeDetailsQuery,
} from './map'

const location = mapLocation.parse({})
const options = mapOptions.parse({})

test('[MAP-001] a location has these fields', () => {
  expect(Object.keys(mapLocation.shape)).toEqual([
    ...['mapLat', 'mapLng', 'markerLat', 'markerLng', 'mapZoom'],
    ...['addressTitle', 'addressLine1', 'addressLine2', 'addressCountry'],
  ])
})

test('[MAP-002] a marker without a place is at the center', () => {
  expect(findMarker({ ...location, mapLat: 1, mapLng: 2 })).toEqual({ lat: 1, lng: 2 })
  expect(findMarker({ ...location, mapLat: 1, mapLng: 2, markerLat: 3 })).toEqual({ lat: 1, lng: 2 })
  expect(findMarker({ ...location, markerLat: 0, markerLng: 0 })).toEqual({ lat: 0, lng: 0 })
})

test('[MAP-003] the zoom is 12 unless told', () => {
  expect(location.mapZoom).toBe(12)
})

test('[MAP-004] a map without a place is in New York City', () => {
  expect([location.mapLat, location.mapLng]).toEqual([40.7207559, -74.0007613])
})

test('[MAP-005] labels are shown', () => {
  expect(options.showLabels).toBe(true)
})

test('[MAP-006] terrain is not shown', () => {
  expect(options.showTerrain).toBe(false)
})

test('[MAP-007] [MAP-008] a map is draggable and follows the wheel', () => {
  expect([options.draggable, options.scrollwheel]).toEqual([true, true])
})

test('[MAP-009] [MAP-010] our controls are shown in place of the default ones', () => {
  expect([options.showControls, options.disableDefaultUI]).toEqual([true, true])
})

test('[MAP-011] [MAP-012] the marker stays where it is and links', () => {
  expect([options.markerDraggable, options.linkOnClick]).toEqual([false, true])
})

test('[MAP-013] a map has nine options', () => {
  expect(Object.keys(mapOptions.shape)).toEqual([
    ...['style', 'showLabels', 'showTerrain', 'draggable', 'scrollwheel', 'showControls'],
    ...['disableDefaultUI', 'markerDraggable', 'linkOnClick'],
  ])
})

test('[MAP-015] there are six styles', () => {
  expect(Object.keys(mapStyles)).toEqual([
    'Original',
    'Grayscale',
    'Satellite',
    'MinimalDark',
    'MinimalLight',
    'MinimalBlue',
  ])
})

test('[MAP-016] the style is Grayscale unless told', () => {
  expect(options.style).toBe(mapStyles.Grayscale)
})

test('[MAP-017] the styles have their numbers', () => {
  expect(mapStyles).toEqual({
    Original: 1,
    Grayscale: 2,
    Satellite: 3,
    MinimalLight: 4,
    MinimalDark: 5,
    MinimalBlue: 6,
  })
})

test('a marker links to its address and zoom, or to its position', () => {
  const shop = { ...location, addressTitle: 'Kiln', addressLine1: '8 Clarkson St', mapZoom: 15 }
  expect(buildMapLink(shop, options)).toBe(
    'https://www.google.com/maps/search/?api=1&query=Kiln%2C+8+Clarkson+St&ll=40.7207559%2C-74.0007613&z=15',
  )
  expect(buildMapLink(location, options)).toContain('query=40.7207559%2C-74.0007613')
  expect(buildMapLink(shop, { linkOnClick: false })).toBe(null)
})

test('option updates settle for 60 ms and the script has 30 s', () => {
  expect(mapTimings).toEqual({ optionsDebounceMs: 60, scriptTimeoutMs: 30_000 })
})

test('[MAP-021] the maps script is asked for with key, language and region', () => {
  expect(buildMapsScriptAddress({ key: 'k', language: 'de', region: 'AT' })).toBe(
    'https://maps.googleapis.com/maps/api/js?key=k&language=de&region=AT',
  )
})

test('place lookups need what they look for and a session', () => {
  expect(placeAutocompleteQuery.safeParse({ input: 'Kiln', sessionToken: 's' }).success).toBe(true)
  expect(placeAutocompleteQuery.safeParse({ input: ' ', sessionToken: 's' }).success).toBe(false)
  expect(placeDetailsQuery.safeParse({ placeId: 'p', sessionToken: 's' }).success).toBe(true)
  expect(placeDetailsQuery.safeParse({ sessionToken: 's' }).success).toBe(false)
})
