import { galleryDesigns } from './designs'

export const galleryErrors = {
  noContainer: 'No container found for gallery',
  noVideoLoader: 'VideoLoader not found',
  noImageLoader: 'Loader2 not found',
  noLightbox: 'lightboxify is not available in this tier!',
  noElement: 'Error: No valid HTMLElement node was supplied!',
} as const

export function describeUnknownDesign(design: string): string {
  return `These are not the gallery designs you are looking for. ${design}`
}

export function describeMissingDesign(design: string, loaded: readonly string[] = galleryDesigns): string {
  return `Design ${design} not found. Loaded designs: ${loaded.join(', ')}`
}

export interface GalleryRequest {
  hasContainer: boolean
  isAttached: boolean
  numberOfSlides: number
  design: string
}

/** Why a gallery may not be made: null when it may, an empty list when there is silently nothing to do. */
export function refuseGallery(request: GalleryRequest, loaded: readonly string[] = galleryDesigns): string[] | null {
  if (!request.hasContainer) return [galleryErrors.noContainer]
  if (request.isAttached || request.numberOfSlides === 0) return []
  if (!loaded.includes(request.design)) {
    return [describeUnknownDesign(request.design), describeMissingDesign(request.design, loaded)]
  }
  return null
}
