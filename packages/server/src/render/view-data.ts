import type { ViewAsset } from '@sitewright/blocks/ground/view-context'
import { listUsedAssets } from '@sitewright/blocks/page/used-assets'
import { listUsedItemShelves } from '@sitewright/blocks/page/used-item-shelves'
import { listUsedShelves } from '@sitewright/blocks/page/used-shelves'
import type { ItemShelf } from '@sitewright/model/collections/item-shelf'
import type { Shelf } from '@sitewright/model/commerce/products/shelf'
import type { PageDocument } from '@sitewright/model/pages/document'
import { readAssets } from '../content/asset-rows'
import type { Tx } from '../storage/database'
import type { FillShelves } from './shelves'
import type { SiteData } from './site-data'

interface ShownPage {
  readonly document: PageDocument
  readonly socialImageId: string | null
}

/** What the blocks of a page need beside their props. */
export interface ViewData {
  readonly assets: ReadonlyMap<string, ViewAsset>
  readonly shelves: ReadonlyMap<string, Shelf>
  readonly itemShelves: ReadonlyMap<string, ItemShelf>
}

/** Every asset and product that the page shows, with those of the header, the footer and the head. */
export async function readViewData(
  tx: Tx,
  site: SiteData,
  { document, socialImageId, fillShelves }: ShownPage & { readonly fillShelves: FillShelves },
): Promise<ViewData & { readonly tags: readonly string[]; readonly until: number | null }> {
  const { headerSections, footer } = site.headerFooter
  const documents = [document, headerSections, footer]
  const wishes = listUsedShelves(...documents)
  const itemWishes = listUsedItemShelves(...documents)
  const { shelves, ...stocked } = wishes.length === 0 ? noShelves : await fillShelves.products(tx, site, wishes)
  const { itemShelves, until, ...listed } =
    itemWishes.length === 0 ? noItemShelves : await fillShelves.items(tx, site, itemWishes)
  const named = [
    site.settings.logoId,
    site.settings.darkLogoId,
    site.settings.faviconId,
    socialImageId ?? site.settings.socialImageId,
  ]
  const products = [...shelves.values()].flatMap((shelf) => shelf.products)
  const pictures = products.flatMap((product) => product.pictures.map(({ assetId }) => assetId))
  const ids = [...named.filter((id) => id !== null), ...listUsedAssets(...documents), ...pictures]
  const assets = new Map((await readAssets(tx, site.website.id, ids)).map((asset) => [asset.id, asset]))
  const files = [...assets.keys()].map((assetId) => `asset:${assetId}`)
  return { assets, shelves, itemShelves, until, tags: [...stocked.tags, ...listed.tags, ...files] }
}

const noShelves = { shelves: new Map<string, Shelf>(), tags: [] }
const noItemShelves = { itemShelves: new Map<string, ItemShelf>(), tags: [], until: null }
