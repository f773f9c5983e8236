import type { Tx } from '../storage/database'

export async function findOwnerId(tx: Tx, websiteId: string): Promise<string | null> {
  const row = await tx.selectFrom('websites').select('owner_account_id').where('id', '=', websiteId).executeTakeFirst()
  return row?.owner_account_id ?? null
}
