import { sql } from 'kysely'
import type { Tx } from '../../../storage/database'

interface PageKey {
  readonly websiteId: string
  readonly pageId: string
}

export async function readPasswordHash(tx: Tx, { websiteId, pageId }: PageKey): Promise<string | null> {
  const row = await tx
    .selectFrom('page_passwords')
    .select('password_hash')
    .where('website_id', '=', websiteId)
    .where('page_id', '=', pageId)
    .executeTakeFirst()
  return row?.password_hash ?? null
}

export async function storePasswordHash(
  tx: Tx,
  { websiteId, pageId, hash, at }: PageKey & { readonly hash: string; readonly at: Date },
): Promise<void> {
  await tx
    .insertInto('page_passwords')
    .values({ website_id: websiteId, page_id: pageId, password_hash: hash, updated_at: at })
    .onConflict((on) => on.columns(['website_id', 'page_id']).doUpdateSet({ password_hash: hash, updated_at: at }))
    .execute()
}

/** For the columns of a page: whether there is one, never which. */
export const hasPasswordColumn = sql<boolean>`exists (
  select 1 from page_passwords
  where page_passwords.website_id = pages.website_id and page_passwords.page_id = pages.id
)`.as('has_password')
