import { fileAddress } from '@sitewright/model/assets/asset-answers'
import { sql } from 'kysely'
import type { Tx } from '../../../storage/database'

export interface AddressRow {
  readonly slug: string
  readonly changedAt: Date
  /** The address of the picture in lists. */
  readonly picture: string | null
}

interface PicturedRow extends Omit<AddressRow, 'picture'> {
  readonly pictureId: string | null
  readonly name: string | null
  readonly version: number | null
}

/** For the sitemap: those that search engines may list. */
export async function listAddresses(
  tx: Tx,
  { websiteId, collectionId }: { websiteId: string; collectionId: string },
  limit: number,
): Promise<AddressRow[]> {
  const { rows } = await sql<PicturedRow>`
    select i.slug, coalesce(p.published_at, i.updated_at) as "changedAt", a.id as "pictureId", a.name, a.version
    from collection_items as i join pages as p on p.website_id = i.website_id and p.id = i.id
    left join assets as a on a.website_id = i.website_id and a.id = p.settings -> 'item' -> 'picture' ->> 'assetId'
      and a.deleted_at is null and a.kind = 'image'
    where i.website_id = ${websiteId} and i.collection_id = ${collectionId} and i.is_live and i.access = 'public'
      and coalesce(p.settings ->> 'noindex', 'false') <> 'true'
    order by i.listed_at desc, i.id desc limit ${limit}
  `.execute(tx)
  return rows.map(({ slug, changedAt, pictureId, name, version }) => ({
    slug,
    changedAt,
    picture: pictureId === null || name === null ? null : fileAddress({ id: pictureId, name, version: version ?? 1 }),
  }))
}
