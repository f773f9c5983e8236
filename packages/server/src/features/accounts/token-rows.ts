import type { SignedInAccount } from '../../http/endpoint'
import type { Tx } from '../../storage/database'

export async function findTokenAccount(
  tx: Tx,
  tokenHash: string,
): Promise<{ tokenId: string; lastUsedAt: Date | null; account: SignedInAccount } | null> {
  const row = await tx
    .selectFrom('access_tokens')
    .innerJoin('accounts', 'accounts.id', 'access_tokens.account_id')
    .select([
      'access_tokens.id as token_id',
      'access_tokens.last_used_at',
      'accounts.id',
      'accounts.email',
      'accounts.display_name',
    ])
    .where('access_tokens.token_hash', '=', tokenHash)
    .executeTakeFirst()
  if (row === undefined) return null
  return {
    tokenId: row.token_id,
    lastUsedAt: row.last_used_at,
    account: { id: row.id, email: row.email, displayName: row.display_name },
  }
}

export async function touchToken(tx: Tx, tokenId: string, at: Date): Promise<void> {
  await tx.updateTable('access_tokens').set({ last_used_at: at }).where('id', '=', tokenId).execute()
}
