import { listUsedAssets } from '@sitewright/blocks/used-assets'
import type { ViewAsset } from '@sitewright/blocks/view-context'
import type { PageDocument } from '@sitewright/model/pages/document'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { places } from '@sitewright/model/routes/places'
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
  const ids = [...new Set([...named, ...listUsedAssets(page.document, site.headerFooter.footer)])]
  if (ids.length === 0) return new Map()
  const assets = await readAssets(tx, site.website.id, ids)
  return new Map(assets.map((asset) => [asset.id, asset]))
}

async function readAssets(tx: Tx, websiteId: string, ids: readonly string[]): Promise<ViewAsset[]> {
  const rows = await tx
    .selectFrom('assets')
    .select(['id', 'name', 'kind', 'content_type', 'width', 'height', 'alt_text', 'is_animated'])
    .where('website_id', '=', websiteId)
    .where('id', 'in', [...ids])
    .where('deleted_at', 'is', null)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    address: fillPath(places.file, { assetId: row.id, name: row.name }),
    kind: row.kind as ViewAsset['kind'],
    contentType: row.content_type,
    width: row.width,
    height: row.height,
    altText: row.alt_text,
    hasWidths: row.kind === 'image' && !row.is_animated && row.content_type !== 'image/svg+xml',
  }))
}
