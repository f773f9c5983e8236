import type { AccessToken } from '@sitewright/model/accounts/account-answers'
import type { TokenScope } from '@sitewright/model/accounts/token-scopes'
import type { SignedInAccount } from '../../../http/endpoint'
import type { Tx } from '../../../storage/database'

interface FoundToken {
  readonly tokenId: string
  readonly lastUsedAt: Date | null
  readonly scopes: readonly TokenScope[] | null
  readonly account: SignedInAccount
  readonly isEmailConfirmed: boolean
}

export async function findTokenAccount(tx: Tx, tokenHash: string): Promise<FoundToken | null> {
  const row = await tx
    .selectFrom('access_tokens')
    .innerJoin('accounts', 'accounts.id', 'access_tokens.account_id')
    .select([
      'access_tokens.id as token_id',
      'access_tokens.last_used_at',
      'access_tokens.scopes',
      'accounts.id',
      'accounts.email',
      'accounts.display_name',
      'accounts.email_verified_at',
    ])
    .where('access_tokens.token_hash', '=', tokenHash)
    .executeTakeFirst()
  if (row === undefined) return null
  return {
    tokenId: row.token_id,
    lastUsedAt: row.last_used_at,
    scopes: row.scopes as TokenScope[] | null,
    isEmailConfirmed: row.email_verified_at !== null,
    account: { id: row.id, email: row.email, displayName: row.display_name },
  }
}

export async function touchToken(tx: Tx, tokenId: string, at: Date): Promise<void> {
  await tx.updateTable('access_tokens').set({ last_used_at: at }).where('id', '=', tokenId).execute()
}

export async function listTokens(tx: Tx, accountId: string): Promise<AccessToken[]> {
  const rows = await tx
    .selectFrom('access_tokens')
    .select(['id', 'name', 'scopes', 'created_at', 'last_used_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    scopes: row.scopes as TokenScope[] | null,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
  }))
}

export async function insertToken(
  tx: Tx,
  token: Pick<AccessToken, 'id' | 'name' | 'scopes'> & { accountId: string; tokenHash: string; createdAt: Date },
): Promise<void> {
  await tx
    .insertInto('access_tokens')
    .values({
      id: token.id,
      account_id: token.accountId,
      name: token.name,
      token_hash: token.tokenHash,
      scopes: token.scopes,
      created_at: token.createdAt,
      last_used_at: null,
    })
    .execute()
}

export async function deleteTokensOfAccount(tx: Tx, accountId: string): Promise<void> {
  await tx.deleteFrom('access_tokens').where('account_id', '=', accountId).execute()
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
