import type { GallerySlide } from './schema'

/** Each slide's id on the page: that of its picture, made different where the same picture comes twice. */
export function nameSlides(slides: readonly Pick<GallerySlide, 'assetId'>[]): string[] {
  const seen = new Map<string, number>()
  return slides.map(({ assetId }, index) => {
    if (assetId === null) return `slide-${index + 1}`
    const times = (seen.get(assetId) ?? 0) + 1
    seen.set(assetId, times)
    return times === 1 ? assetId : `${assetId}-${times}`
  })
}
