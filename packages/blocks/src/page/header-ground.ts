import type { SiteHeader } from '@sitewright/model/header-footer/site-header-footer'
import type { Section } from '@sitewright/model/pages/document'
import type { Grounds } from './text-grounds'

/** The section whose picture or video the header lies over; null where the header has a ground of its own. */
export function findHeaderGround(
  header: Pick<SiteHeader, 'overPicture'>,
  [first]: readonly Section[],
  { assets }: Pick<Grounds, 'assets'>,
): Section | null {
  if (!header.overPicture || !first || first.backgroundInset) return null
  return first.background.kind !== 'none' && assets.has(first.background.assetId) ? first : null
}
