import type { AssetUse } from '@sitewright/model/assets/asset-answers'
import { sql } from 'kysely'
import type { Tx } from '../../../storage/database'

interface UsedIn {
  readonly place: 'product' | 'category'
  readonly pageId: string | null
  readonly title: string
  readonly isLive: boolean
  /** What it says, in which ids are looked for. */
  readonly content: string
}

/** Products (what is written about them, their pictures, those of variants) and categories. */
export async function listStoreUses(tx: Tx, websiteId: string, assetIds: readonly string[]): Promise<AssetUse[]> {
  const pattern = assetIds.join('|')
  const { rows } = await sql<UsedIn>`
    select 'product' as place, p.id as "pageId", p.title, p.is_live as "isLive",
      concat(p.details::text, (
        select string_agg(v.picture_id, ' ') from product_variants as v
        where v.website_id = p.website_id and v.product_id = p.id and v.deleted_at is null
      )) as content
    from products as p
    where p.website_id = ${websiteId} and not p.is_deleted and (p.details::text ~ ${pattern} or p.id in (
      select v.product_id from product_variants as v
      where v.website_id = ${websiteId} and v.deleted_at is null and v.picture_id = any(${[...assetIds]})
    ))
    union all
    select 'category', null, c.name, true, c.picture_id from product_categories as c
    where c.website_id = ${websiteId} and c.picture_id = any(${[...assetIds]})
    order by place desc, title
  `.execute(tx)
  return assetIds.flatMap((assetId) =>
    rows
      .filter(({ content }) => content.includes(assetId))
      .map(({ place, pageId, title, isLive }) => {
        return { assetId, place, pageId, title, section: null, inDraft: true, inPublished: isLive }
      }),
  )
}
