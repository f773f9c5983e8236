import type { PageDocument } from '@sitewright/model/pages/document'
import type { PageSettings } from '@sitewright/model/pages/page-settings'
import type { Tx } from '../storage/database'
import { readStoredDocument, readStoredSettings } from './stored-page'

/** A page that visitors may reach, without its content. */
export interface LivePage {
  readonly id: string
  readonly position: number
  readonly settings: PageSettings
  readonly publishedAt: Date
}

/** Bodies of the site's documents by name. */
export async function readDocumentBodies(tx: Tx, websiteId: string): Promise<Map<string, unknown>> {
  const rows = await tx
    .selectFrom('site_documents')
    .select(['name', 'body'])
    .where('website_id', '=', websiteId)
    .execute()
  return new Map(rows.map((row) => [row.name, row.body]))
}

/** Those of the site's tree: items of collections are too many to hold. */
export async function listLivePages(tx: Tx, websiteId: string): Promise<LivePage[]> {
  const rows = await tx
    .selectFrom('pages')
    .select(['id', 'position', 'published_settings', 'published_at'])
    .where('website_id', '=', websiteId)
    .where('collection_id', 'is', null)
    .where('deleted_at', 'is', null)
    .where('published_version', 'is not', null)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    position: row.position,
    settings: readStoredSettings(row.published_settings),
    publishedAt: row.published_at ?? new Date(0),
  }))
}

/** Null when the page was taken down meanwhile. */
export async function readPublishedDocument(tx: Tx, websiteId: string, pageId: string): Promise<PageDocument | null> {
  const row = await tx
    .selectFrom('pages')
    .select('published')
    .where('website_id', '=', websiteId)
    .where('id', '=', pageId)
    .where('deleted_at', 'is', null)
    .where('published_version', 'is not', null)
    .executeTakeFirst()
  return row === undefined ? null : readStoredDocument(row.published)
}

/** The site's own domain: the primary one, else the oldest. */
export async function findOwnDomain(tx: Tx, websiteId: string): Promise<string | null> {
  const row = await tx
    .selectFrom('website_domains')
    .select('host')
    .where('website_id', '=', websiteId)
    .orderBy('is_primary', 'desc')
    .orderBy('created_at')
    .orderBy('host')
    .executeTakeFirst()
  return row?.host ?? null
}
