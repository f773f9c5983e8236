import { gridColumns } from '@sitewright/model/pages/grid'
import type { BlockPlace } from '../define-block'

const phoneMaxWidthPx = 767

/**
 * Value of a `sizes` attribute for a picture as wide as its block. A picture over the bleed takes the whole window; one of
 * which a share is shown is as much wider than its block.
 */
export function listPictureSizes(columns: BlockPlace['columns'], shownShare = 1): string {
  const share = (count: number, of: number) => Math.ceil((Math.min(1, count / of) * 100) / shownShare)
  return `(max-width: ${phoneMaxWidthPx}px) ${share(columns.mobile, gridColumns.mobile)}vw, ${share(columns.desktop, gridColumns.desktop)}vw`
}
