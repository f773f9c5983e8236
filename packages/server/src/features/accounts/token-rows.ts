import type { AccessToken } from '@sitewright/model/accounts/account-answers'
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

export async function listTokens(tx: Tx, accountId: string): Promise<AccessToken[]> {
  const rows = await tx
    .selectFrom('access_tokens')
    .select(['id', 'name', 'created_at', 'last_used_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
  }))
}

export async function insertToken(
  tx: Tx,
  token: { id: string; accountId: string; name: string; tokenHash: string; createdAt: Date },
): Promise<void> {
  await tx
    .insertInto('access_tokens')
    .values({
      id: token.id,
      account_id: token.accountId,
      name: token.name,
      token_hash: token.tokenHash,
      created_at: token.createdAt,
      last_used_at: null,
    })
    .execute()
}

export async function deleteToken(tx: Tx, accountId: string, tokenId: string): Promise<boolean> {
  const row = await tx
    .deleteFrom('access_tokens')
    .where('id', '=', tokenId)
    .where('account_id', '=', accountId)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
