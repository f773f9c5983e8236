import { gridColumns } from '@sitewright/model/pages/grid'
import type { BlockPlace } from '../define-block'

const phoneMaxWidthPx = 767

/** Value of a `sizes` attribute for a picture as wide as its block. A picture over the bleed takes the whole window. */
export function listPictureSizes(columns: BlockPlace['columns']): string {
  const share = (count: number, of: number) => Math.min(100, Math.ceil((count / of) * 100))
  return `(max-width: ${phoneMaxWidthPx}px) ${share(columns.mobile, gridColumns.mobile)}vw, ${share(columns.desktop, gridColumns.desktop)}vw`
}
