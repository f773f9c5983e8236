import { videoThumbnailWidth } from '@sitewright/model/galleries/slides'
import type { Gallery } from './schema'

export const thumbDefaults = { heightPx: 72, marginPx: 8 } as const
/** Width by height of a small picture that is no square. */
const plainRatio = 4 / 3

/** The strip of small pictures: so many in a row, or as many as their height leaves room for. */
export function thumbStyle(props: Gallery): Record<string, string | number> {
  const height = props['thumbnail-strip-height'] ?? thumbDefaults.heightPx
  const isSquare = props['square-thumbs']
  const perRow = props['thumbnails-per-row']
  const gap = `${props['thumbnail-strip-margin'] ?? thumbDefaults.marginPx}px`
  const shared = {
    '--thumb-gap': gap,
    '--video-thumb-width': `${Math.round(videoThumbnailWidth(height))}px`,
  }
  if (perRow === undefined) {
    return {
      ...shared,
      '--thumb-width': `${Math.round(height * (isSquare ? 1 : plainRatio))}px`,
      '--thumb-height': `${height}px`,
    }
  }
  const width = `calc((100cqw - 6px - ${perRow - 1} * ${gap}) / ${perRow})`
  return {
    ...shared,
    '--thumb-width': width,
    '--thumb-height': isSquare ? width : `${height}px`,
    '--video-thumb-width': width,
  }
}
