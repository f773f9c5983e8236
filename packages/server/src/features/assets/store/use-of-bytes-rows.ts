import type { Tx } from '../../../storage/database'

/** Whether a file of the site, or of one of its products, has these bytes. */
export async function isBlobNamed(tx: Tx, websiteId: string, blobKey: string): Promise<boolean> {
  for (const table of ['assets', 'product_files'] as const) {
    const row = await tx
      .selectFrom(table)
      .select('id')
      .where('website_id', '=', websiteId)
      .where('blob_key', '=', blobKey)
      .executeTakeFirst()
    if (row !== undefined) return true
  }
  return false
}

/** Where all bytes of a site's files are. */
export async function listBlobsOfSite(tx: Tx, websiteId: string): Promise<string[]> {
  const rows = await tx.selectFrom('assets').select('blob_key').where('website_id', '=', websiteId).execute()
  return rows.map((row) => row.blob_key)
}
