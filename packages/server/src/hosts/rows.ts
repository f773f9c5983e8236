import type { Tx } from '../storage/database'
import type { Website } from './website'

export async function findWebsiteByIdentifier(tx: Tx, identifier: string): Promise<Website | null> {
  const row = await tx
    .selectFrom('websites')
    .select(['id', 'identifier', 'owner_account_id'])
    .where('identifier', '=', identifier)
    .executeTakeFirst()
  return row === undefined ? null : { ...toWebsite(row), door: 'built-in' }
}

export async function findWebsiteById(tx: Tx, websiteId: string): Promise<Pick<Website, 'id' | 'identifier'> | null> {
  const row = await tx
    .selectFrom('websites')
    .select(['id', 'identifier'])
    .where('id', '=', websiteId)
    .executeTakeFirst()
  return row ?? null
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
  return row === undefined ? null : { website: { ...toWebsite(row), door: 'domain' }, primaryHost: row.primary_host }
}

function toWebsite(row: { id: string; identifier: string; owner_account_id: string }) {
  return { id: row.id, identifier: row.identifier, ownerAccountId: row.owner_account_id }
}
