import { listUsedAssets } from '@sitewright/blocks/used-assets'
import type { ViewAsset } from '@sitewright/blocks/view-context'
import type { PageDocument } from '@sitewright/model/pages/document'
import { readAssets } from '../features/assets/rows'
import type { Tx } from '../storage/database'
import type { SiteData } from './site-data'

/** Every asset that the page shows, with those of the header, the footer and the head. */
export async function readViewAssets(
  tx: Tx,
  site: Pick<SiteData, 'website' | 'settings' | 'headerFooter'>,
  page: { readonly document: PageDocument; readonly socialImageId: string | null },
): Promise<Map<string, ViewAsset>> {
  const { logoId, faviconId, socialImageId } = site.settings
  const named = [logoId, faviconId, page.socialImageId ?? socialImageId].filter((id) => id !== null)
  const ids = [...named, ...listUsedAssets(page.document, site.headerFooter.footer)]
  const assets = await readAssets(tx, site.website.id, ids)
  return new Map(assets.map((asset) => [asset.id, asset]))
}
