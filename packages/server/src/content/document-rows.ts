import type { SiteDocumentName, SiteDocuments, Versioned } from '@sitewright/model/site-documents/site-documents'
import type { Tx } from '../storage/database'
import { readStoredDocument } from './documents'

/** The stored document, of version 0 while nothing is stored. */
export async function readSiteDocument<Name extends SiteDocumentName>(
  tx: Tx,
  websiteId: string,
  name: Name,
): Promise<Versioned<SiteDocuments[Name]>> {
  const row = await tx
    .selectFrom('site_documents')
    .select(['version', 'body'])
    .where('website_id', '=', websiteId)
    .where('name', '=', name)
    .executeTakeFirst()
  return { version: row?.version ?? 0, body: readStoredDocument(name, row?.body) }
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
