import { sql } from 'kysely'
import { readStoredDocument, readStoredSettings } from '../../../content/stored-page'
import type { Tx } from '../../../storage/database'

/** Pages whose content or settings name an address, locked until the end of the transaction: no save can come between. */
export async function lockPagesNaming(tx: Tx, websiteId: string, address: string) {
  const rows = await tx
    .selectFrom('pages')
    .select(['id', 'settings', 'draft', 'draft_version', 'published', 'published_settings', 'published_version'])
    .where('website_id', '=', websiteId)
    .where(sql<boolean>`named like ${patternOf(address.toLowerCase())}`)
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.map((row) => ({
    id: row.id,
    settings: readStoredSettings(row.settings),
    draft: readStoredDocument(row.draft),
    draftVersion: row.draft_version,
    published: row.published === null ? null : readStoredDocument(row.published),
    publishedSettings: row.published_settings === null ? null : readStoredSettings(row.published_settings),
    publishedVersion: row.published_version,
  }))
}
export type PageNamingAddress = Awaited<ReturnType<typeof lockPagesNaming>>[number]

/** Writes back what `lockPagesNaming` gave, with its links changed. */
export async function storeRepairedPage(
  tx: Tx,
  page: PageNamingAddress & { readonly websiteId: string; readonly at: Date },
): Promise<void> {
  await tx
    .updateTable('pages')
    .set({
      settings: JSON.stringify(page.settings),
      draft: JSON.stringify(page.draft),
      draft_version: page.draftVersion,
      published: page.published === null ? null : JSON.stringify(page.published),
      published_settings: page.publishedSettings === null ? null : JSON.stringify(page.publishedSettings),
      published_version: page.publishedVersion,
      updated_at: page.at,
    })
    .where('website_id', '=', page.websiteId)
    .where('id', '=', page.id)
    .execute()
}

/** What is written about items beside their pages, locked like the pages. */
export async function lockProductsNaming(tx: Tx, websiteId: string, address: string) {
  return tx
    .selectFrom('products')
    .select(['id', 'details'])
    .where('website_id', '=', websiteId)
    .where(sql<boolean>`details::text ilike ${patternOf(address)}`)
    .orderBy('id')
    .forUpdate()
    .execute()
}

export async function storeRepairedProduct(
  tx: Tx,
  product: { readonly websiteId: string; readonly id: string; readonly details: unknown },
): Promise<void> {
  await tx
    .updateTable('products')
    .set({ details: JSON.stringify(product.details) })
    .where('website_id', '=', product.websiteId)
    .where('id', '=', product.id)
    .execute()
}

/** Documents of the site that name an address, locked like the pages. */
export async function lockDocumentsNaming(tx: Tx, websiteId: string, address: string) {
  return tx
    .selectFrom('site_documents')
    .select(['name', 'body'])
    .where('website_id', '=', websiteId)
    .where(sql<boolean>`body::text ilike ${patternOf(address)}`)
    .orderBy('name')
    .forUpdate()
    .execute()
}

export async function storeRepairedDocument(
  tx: Tx,
  document: { readonly websiteId: string; readonly name: string; readonly body: unknown; readonly at: Date },
): Promise<void> {
  await tx
    .updateTable('site_documents')
    .set((of) => ({ body: JSON.stringify(document.body), version: of('version', '+', 1), updated_at: document.at }))
    .where('website_id', '=', document.websiteId)
    .where('name', '=', document.name)
    .execute()
}

function patternOf(address: string): string {
  return `%${address.replace(/[\\%_]/g, '\\$&')}%`
}
