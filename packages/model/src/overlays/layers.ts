/** Everything that floats over a page starts here, above owners' own styles. */
export const zIndexBase = 30000

/** Everything that lies over a page, from low to high. */
export const overlayLayers = [
  'badge-bar',
  'mobile-info-bar',
  'announcement-bar',
  'cookie-banner',
  'popup-overlay',
  'lightbox',
  'dialog',
  'toast',
  'error-overlay',
] as const
export type OverlayLayer = (typeof overlayLayers)[number]

/** Room between two layers for the parts of one overlay. */
const layerStep = 100

export function zIndexOf(layer: OverlayLayer): number {
  return zIndexBase + overlayLayers.indexOf(layer) * layerStep
}

/** An empty element at the start of the page, where the banner is what the keyboard reaches first. */
export const bannerPlaceId = 'cookie-banner-place'
