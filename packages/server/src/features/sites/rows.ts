import type { SiteStatus, SiteVersion } from '@sitewright/model/reference/sites'
import { type SiteVisibility, siteVisibility } from '@sitewright/model/site/visibility'
import { sql } from 'kysely'
import type { Tx } from '../../storage/database'

export interface SiteRow {
  readonly id: string
  readonly identifier: string
  readonly ownerAccountId: string
  readonly template: string
  readonly createdAt: Date
  readonly visibility: SiteVisibility
}

/** A site as it begins. */
export interface NewSiteRow extends SiteRow {
  readonly status: SiteStatus
  readonly version: SiteVersion
}

/** Two creations of one account wait for each other here, so that both cannot be the last one allowed. */
export async function lockAccount(tx: Tx, accountId: string): Promise<void> {
  await tx.selectFrom('accounts').select('id').where('id', '=', accountId).forUpdate().execute()
}

export async function countOwnedSites(tx: Tx, accountId: string): Promise<number> {
  const row = await tx
    .selectFrom('websites')
    .select((at) => at.fn.countAll().as('count'))
    .where('owner_account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

export async function readAccountEmail(tx: Tx, accountId: string): Promise<string> {
  const row = await tx.selectFrom('accounts').select('email').where('id', '=', accountId).executeTakeFirstOrThrow()
  return row.email
}

export async function isIdentifierTaken(tx: Tx, identifier: string): Promise<boolean> {
  const row = await tx.selectFrom('websites').select('id').where('identifier', '=', identifier).executeTakeFirst()
  return row !== undefined
}

/** False when another site has the identifier. */
export async function insertWebsite(tx: Tx, site: NewSiteRow): Promise<boolean> {
  const row = await tx
    .insertInto('websites')
    .values({
      id: site.id,
      identifier: site.identifier,
      owner_account_id: site.ownerAccountId,
      template: site.template,
      created_at: site.createdAt,
      status: site.status,
      visibility: site.visibility,
      site_version: site.version,
    })
    .onConflict((on) => on.column('identifier').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function listSitesOfAccount(tx: Tx, accountId: string): Promise<SiteRow[]> {
  const rows = await tx
    .selectFrom('memberships')
    .innerJoin('websites', 'websites.id', 'memberships.website_id')
    .select([
      'websites.id',
      'websites.identifier',
      'websites.owner_account_id',
      'websites.template',
      'websites.created_at',
      'websites.visibility',
    ])
    .where('memberships.account_id', '=', accountId)
    .orderBy('websites.created_at', 'desc')
    .orderBy('websites.id', 'desc')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    identifier: row.identifier,
    ownerAccountId: row.owner_account_id,
    template: row.template,
    createdAt: row.created_at,
    visibility: siteVisibility.parse(row.visibility),
  }))
}

/** By the id of the site; a site that has stored none is not there. */
export async function readSettingsOfSites(
  tx: Tx,
  sites: readonly Pick<SiteRow, 'id'>[],
): Promise<Map<string, unknown>> {
  const ids = sites.map(({ id }) => id)
  const { rows } = await sql<{ website_id: string; body: unknown }>`
    select website_id, body from settings_of_sites(${ids}::text[])
  `.execute(tx)
  return new Map(rows.map((row) => [row.website_id, row.body]))
}

/** All that a template may begin a site with, sample orders aside: those are of the host's own starter site alone. */
const contentTables = [
  ...['page_revisions', 'pages', 'site_documents', 'assets', 'form_versions', 'forms', 'search_vocabulary'],
  ...['stock_changes', 'category_products', 'product_categories', 'product_variants', 'products', 'discounts'],
]

/** Takes back the content of a site that could not be made in the end. */
export async function deleteContent(tx: Tx, websiteId: string): Promise<void> {
  for (const table of contentTables) {
    await sql`delete from ${sql.table(table)} where website_id = ${websiteId}`.execute(tx)
  }
}
