import type { Tx } from '../../../storage/database'

export async function findOwnerAddress(tx: Tx, websiteId: string): Promise<string | null> {
  const row = await tx
    .selectFrom('websites')
    .innerJoin('accounts', 'accounts.id', 'websites.owner_account_id')
    .select('accounts.email')
    .where('websites.id', '=', websiteId)
    .executeTakeFirst()
  return row?.email ?? null
}
