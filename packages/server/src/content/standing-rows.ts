import { type SiteStanding, siteStanding } from '@sitewright/model/site/site-status'
import { sql } from 'kysely'
import type { Tx } from '../storage/database'

export interface StoredStanding extends SiteStanding {
  /** As they are stored; whoever reads them checks them. */
  readonly experiments: unknown
}

/** Null when there is no such site. `lock` makes two changes wait for each other. */
export async function readStanding(tx: Tx, websiteId: string, { lock = false } = {}): Promise<StoredStanding | null> {
  const question = tx
    .selectFrom('websites')
    .select(['status', 'website_type', 'site_version', 'experiments', 'visibility'])
    .select(sql<boolean>`password_hash is not null`.as('has_password'))
    .where('id', '=', websiteId)
  const row = await (lock ? question.forUpdate() : question).executeTakeFirst()
  if (row === undefined) return null
  const { status, website_type: type, site_version: version, visibility, has_password: hasPassword, experiments } = row
  return { ...siteStanding.parse({ status, type, version, visibility, hasPassword }), experiments }
}

export async function writeStanding(tx: Tx, websiteId: string, standing: StoredStanding): Promise<void> {
  await tx
    .updateTable('websites')
    .set({
      status: standing.status,
      website_type: standing.type,
      visibility: standing.visibility,
      experiments: JSON.stringify(standing.experiments),
    })
    .where('id', '=', websiteId)
    .execute()
}

/** Of the password that opens the site where its visibility is 'password'. */
export async function readSitePasswordHash(tx: Tx, websiteId: string): Promise<string | null> {
  const row = await tx.selectFrom('websites').select('password_hash').where('id', '=', websiteId).executeTakeFirst()
  return row?.password_hash ?? null
}

export async function storeSitePasswordHash(tx: Tx, websiteId: string, hash: string): Promise<void> {
  await tx.updateTable('websites').set({ password_hash: hash }).where('id', '=', websiteId).execute()
}

export async function findWebsiteId(tx: Tx, identifier: string): Promise<string | null> {
  const row = await tx.selectFrom('websites').select('id').where('identifier', '=', identifier).executeTakeFirst()
  return row?.id ?? null
}
