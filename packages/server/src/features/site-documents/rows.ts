import type { Tx } from '../../storage/database'
import { defaultDocument, type SiteDocumentName, type SiteDocuments, siteDocuments } from './documents'

export interface VersionedDocument<Body> {
  /** 0 while nothing is stored. */
  readonly version: number
  readonly body: Body
}

/** The stored document, with today's defaults for what it does not say; the default when nothing is stored. */
export async function readSiteDocument<Name extends SiteDocumentName>(
  tx: Tx,
  websiteId: string,
  name: Name,
): Promise<VersionedDocument<SiteDocuments[Name]>> {
  const row = await tx
    .selectFrom('site_documents')
    .select(['version', 'body'])
    .where('website_id', '=', websiteId)
    .where('name', '=', name)
    .executeTakeFirst()
  if (row === undefined) return { version: 0, body: defaultDocument(name) }
  return { version: row.version, body: siteDocuments[name].parse(row.body) as SiteDocuments[Name] }
}

export interface DocumentChange<Name extends SiteDocumentName> {
  readonly name: Name
  /** The version that the change was made upon. */
  readonly version: number
  readonly body: SiteDocuments[Name]
  readonly updatedAt: Date
  readonly updatedBy: string | null
}

/** False when the stored version is another one: decided by the write itself, so of two at once one wins. */
export async function writeSiteDocument<Name extends SiteDocumentName>(
  tx: Tx,
  websiteId: string,
  change: DocumentChange<Name>,
): Promise<boolean> {
  const values = {
    version: change.version + 1,
    body: JSON.stringify(change.body),
    updated_at: change.updatedAt,
    updated_by: change.updatedBy,
  }
  if (change.version === 0) {
    const inserted = await tx
      .insertInto('site_documents')
      .values({ website_id: websiteId, name: change.name, ...values })
      .onConflict((on) => on.columns(['website_id', 'name']).doNothing())
      .returning('version')
      .executeTakeFirst()
    return inserted !== undefined
  }
  const updated = await tx
    .updateTable('site_documents')
    .set(values)
    .where('website_id', '=', websiteId)
    .where('name', '=', change.name)
    .where('version', '=', change.version)
    .returning('version')
    .executeTakeFirst()
  return updated !== undefined
}
