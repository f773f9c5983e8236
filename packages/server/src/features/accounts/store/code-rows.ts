import type { SignedInAccount } from '../../../http/endpoint'
import type { Tx } from '../../../storage/database'

interface Code {
  readonly codeHash: string
  readonly accountId: string
  readonly purpose: 'last-identity' | 'password-reset' | 'verify-email'
  readonly boundTo: string
  readonly expiresAt: Date
}

export async function insertCode(tx: Tx, code: Code, now: Date): Promise<void> {
  await tx.deleteFrom('account_codes').where('expires_at', '<', now).execute()
  await tx
    .insertInto('account_codes')
    .values({
      code_hash: code.codeHash,
      account_id: code.accountId,
      purpose: code.purpose,
      bound_to: code.boundTo,
      expires_at: code.expiresAt,
    })
    .execute()
}

type CodeKey = Pick<Code, 'codeHash' | 'purpose' | 'boundTo'>

/** Takes the code away in the same step, so that it opens one door once, however many ask at the same time. */
export async function takeCode(tx: Tx, key: CodeKey): Promise<{ accountId: string; expiresAt: Date } | null> {
  const row = await tx
    .deleteFrom('account_codes')
    .where('code_hash', '=', key.codeHash)
    .where('purpose', '=', key.purpose)
    .where('bound_to', '=', key.boundTo)
    .returning(['account_id', 'expires_at'])
    .executeTakeFirst()
  return row === undefined ? null : { accountId: row.account_id, expiresAt: row.expires_at }
}

/** Whose it is, without taking it. */
export async function findCodeAccount(tx: Tx, key: CodeKey, now: Date): Promise<SignedInAccount | null> {
  const row = await tx
    .selectFrom('account_codes')
    .innerJoin('accounts', 'accounts.id', 'account_codes.account_id')
    .select(['accounts.id', 'accounts.email', 'accounts.display_name'])
    .where('code_hash', '=', key.codeHash)
    .where('purpose', '=', key.purpose)
    .where('bound_to', '=', key.boundTo)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row === undefined ? null : { id: row.id, email: row.email, displayName: row.display_name }
}

export async function deleteCodesOfAccount(tx: Tx, accountId: string, purpose: Code['purpose']): Promise<void> {
  await tx.deleteFrom('account_codes').where('account_id', '=', accountId).where('purpose', '=', purpose).execute()
}

export async function findLastIdentity(
  tx: Tx,
  codeHash: string,
  now: Date,
): Promise<{ id: string; email: string } | null> {
  const row = await tx
    .selectFrom('account_codes')
    .innerJoin('accounts', 'accounts.id', 'account_codes.account_id')
    .select(['accounts.id', 'accounts.email'])
    .where('code_hash', '=', codeHash)
    .where('purpose', '=', 'last-identity')
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row ?? null
}
