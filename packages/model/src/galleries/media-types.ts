export const galleryMediaTypes = [
  'imageEmpty',
  'imageFile',
  'imageLicensed',
  'imageReused',
  'assetReused',
  'video',
] as const
export type GalleryMediaType = (typeof galleryMediaTypes)[number]

interface MediaQuestion {
  readonly hasVideo: boolean
  readonly assetId: string | null
}

/** What stands on each slide. A picture that has been shown before is a reused one. */
export function listMediaTypes(slides: readonly MediaQuestion[]): GalleryMediaType[] {
  const seen = new Set<string>()
  return slides.map(({ hasVideo, assetId }) => {
    if (hasVideo) return 'video'
    if (assetId === null) return 'imageEmpty'
    if (seen.has(assetId)) return 'imageReused'
    seen.add(assetId)
    return 'imageFile'
  })
}
