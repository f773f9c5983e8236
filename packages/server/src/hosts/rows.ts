import type { Website } from '../http/endpoint'
import type { Tx } from '../storage/database'

export async function findWebsiteByIdentifier(tx: Tx, identifier: string): Promise<Website | null> {
  const row = await tx
    .selectFrom('websites')
    .select(['id', 'identifier', 'owner_account_id'])
    .where('identifier', '=', identifier)
    .executeTakeFirst()
  return row === undefined ? null : { ...toWebsite(row), isBuiltInAddress: true }
}

/** With the domain that visitors of all the others are led to. */
export async function findWebsiteByDomain(
  tx: Tx,
  host: string,
): Promise<{ website: Website; primaryHost: string | null } | null> {
  const row = await tx
    .selectFrom('website_domains')
    .innerJoin('websites', 'websites.id', 'website_domains.website_id')
    .leftJoin('website_domains as primary', (join) =>
      join.onRef('primary.website_id', '=', 'websites.id').on('primary.is_primary', '=', true),
    )
    .select(['websites.id', 'websites.identifier', 'websites.owner_account_id', 'primary.host as primary_host'])
    .where('website_domains.host', '=', host)
    .executeTakeFirst()
  return row === undefined
    ? null
    : { website: { ...toWebsite(row), isBuiltInAddress: false }, primaryHost: row.primary_host }
}

function toWebsite(row: { id: string; identifier: string; owner_account_id: string }) {
  return { id: row.id, identifier: row.identifier, ownerAccountId: row.owner_account_id }
}
