import { type Breakpoint, gridColumns, gridGapPx, rowHeightVw } from '@sitewright/model/pages/grid'
import type { BlockPlace } from '../ground/define-block'

const phoneMaxWidthPx = 767

interface ShownPart {
  /** Of a picture that is cut: how much of its width is shown. */
  readonly shownShare?: number
  /** Width by height of a picture that fills its block and is cropped to it. */
  readonly coverRatio?: number | undefined
}

/**
 * Value of a `sizes` attribute for a picture as wide as its block. A picture over the bleed takes the whole window; one of
 * which a share is shown is as much wider than its block, and one that fills a tall block is as wide as its height asks. A site's own gap is left out: it chooses the same file.
 */
export function listPictureSizes(place: Pick<BlockPlace, 'columns' | 'rows'>, part: ShownPart = {}): string {
  const { shownShare = 1, coverRatio } = part
  const sizeAt = (breakpoint: Breakpoint) => {
    const share = Math.min(1, place.columns[breakpoint] / gridColumns[breakpoint])
    const width = `${Math.ceil((share * 100) / shownShare)}vw`
    if (coverRatio === undefined) return width
    const rows = place.rows[breakpoint]
    const byHeight = (height: number) => Math.ceil((height * coverRatio) / shownShare)
    return `max(${width}, ${byHeight(rows * rowHeightVw[breakpoint])}vw + ${byHeight((rows - 1) * gridGapPx)}px)`
  }
  return `(max-width: ${phoneMaxWidthPx}px) ${sizeAt('mobile')}, ${sizeAt('desktop')}`
}
