import type { Tx } from '../../storage/database'

export async function deleteExpiredOfAccounts(tx: Tx, now: Date): Promise<void> {
  await tx.deleteFrom('account_sessions').where('expires_at', '<', now).execute()
  await tx.deleteFrom('account_codes').where('expires_at', '<', now).execute()
}

export async function deleteExpiredOfSite(tx: Tx, websiteId: string, now: Date): Promise<void> {
  for (const table of ['site_user_sessions', 'site_user_codes', 'preview_links'] as const) {
    await tx.deleteFrom(table).where('website_id', '=', websiteId).where('expires_at', '<', now).execute()
  }
}

/** In the order of their ids, from the one after `after` on. */
export async function listWebsiteIds(tx: Tx, { after, limit }: { after: string; limit: number }): Promise<string[]> {
  const rows = await tx.selectFrom('websites').select('id').where('id', '>', after).orderBy('id').limit(limit).execute()
  return rows.map(({ id }) => id)
}
