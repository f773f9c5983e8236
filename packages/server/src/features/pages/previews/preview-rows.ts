import type { Tx } from '../../../storage/database'

export interface PreviewLinkRow {
  readonly id: string
  readonly createdAt: Date
  readonly createdBy: string | null
  readonly expiresAt: Date
}

interface PageKey {
  readonly websiteId: string
  readonly pageId: string
}

export async function insertPreviewLink(
  tx: Tx,
  link: PageKey & PreviewLinkRow & { readonly tokenHash: string },
): Promise<void> {
  await tx
    .insertInto('preview_links')
    .values({
      website_id: link.websiteId,
      id: link.id,
      page_id: link.pageId,
      token_hash: link.tokenHash,
      created_at: link.createdAt,
      created_by: link.createdBy,
      expires_at: link.expiresAt,
    })
    .execute()
}

/** Those that still work, the newest first. */
export async function listPreviewLinks(tx: Tx, page: PageKey, now: Date): Promise<PreviewLinkRow[]> {
  const rows = await tx
    .selectFrom('preview_links')
    .select(['id', 'created_at', 'created_by', 'expires_at'])
    .where('website_id', '=', page.websiteId)
    .where('page_id', '=', page.pageId)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    createdAt: row.created_at,
    createdBy: row.created_by,
    expiresAt: row.expires_at,
  }))
}

export async function deletePreviewLink(tx: Tx, link: PageKey & { readonly linkId: string }): Promise<boolean> {
  const row = await tx
    .deleteFrom('preview_links')
    .where('website_id', '=', link.websiteId)
    .where('page_id', '=', link.pageId)
    .where('id', '=', link.linkId)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteExpiredLinks(tx: Tx, websiteId: string, now: Date): Promise<void> {
  await tx.deleteFrom('preview_links').where('website_id', '=', websiteId).where('expires_at', '<=', now).execute()
}

/** The page that a link leads to, while it works. */
export async function findPreviewedPage(
  tx: Tx,
  { websiteId, tokenHash, now }: { websiteId: string; tokenHash: string; now: Date },
): Promise<string | null> {
  const row = await tx
    .selectFrom('preview_links')
    .select('page_id')
    .where('website_id', '=', websiteId)
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row?.page_id ?? null
}
