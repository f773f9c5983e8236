import { sql } from 'kysely'
import type { Tx } from '../../storage/database'

export interface SiteRow {
  readonly id: string
  readonly identifier: string
  readonly ownerAccountId: string
  readonly template: string
  readonly createdAt: Date
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

export async function isIdentifierTaken(tx: Tx, identifier: string): Promise<boolean> {
  const row = await tx.selectFrom('websites').select('id').where('identifier', '=', identifier).executeTakeFirst()
  return row !== undefined
}

/** False when another site has the identifier. */
export async function insertWebsite(tx: Tx, site: SiteRow): Promise<boolean> {
  const row = await tx
    .insertInto('websites')
    .values({
      id: site.id,
      identifier: site.identifier,
      owner_account_id: site.ownerAccountId,
      template: site.template,
      created_at: site.createdAt,
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
  }))
}

/** Takes back the content of a site that could not be made in the end. */
export async function deleteContent(tx: Tx, websiteId: string): Promise<void> {
  for (const table of ['page_revisions', 'pages', 'site_documents', 'assets', 'form_versions', 'forms'] as const) {
    await sql`delete from ${sql.table(table)} where website_id = ${websiteId}`.execute(tx)
  }
}
