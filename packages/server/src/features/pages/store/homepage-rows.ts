import type { Tx } from '../../../storage/database'

export async function findHomepageId(tx: Tx, websiteId: string): Promise<string | null> {
  const row = await tx
    .selectFrom('site_documents')
    .select('body')
    .where('website_id', '=', websiteId)
    .where('name', '=', 'settings')
    .executeTakeFirst()
  const homepageId = (row?.body as { homepageId?: unknown } | undefined)?.homepageId
  return typeof homepageId === 'string' ? homepageId : null
}
