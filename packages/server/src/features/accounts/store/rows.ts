import type { SignedInAccount } from '../../../http/endpoint'
import type { Tx } from '../../../storage/database'

export interface StoredAccount extends SignedInAccount {
  readonly passwordHash: string
}

export interface StoredSession {
  readonly tokenHash: string
  readonly account: SignedInAccount
  readonly isEmailConfirmed: boolean
  readonly crumb: string
  readonly lastSeenAt: Date
  readonly expiresAt: Date
}

const accountColumns = ['accounts.id', 'accounts.email', 'accounts.display_name'] as const

function toAccount(row: { id: string; email: string; display_name: string }): SignedInAccount {
  return { id: row.id, email: row.email, displayName: row.display_name }
}

/** Who confirmed the address; while nobody has, who came with it first. */
export async function findAccountByEmail(tx: Tx, email: string): Promise<StoredAccount | null> {
  const row = await tx
    .selectFrom('accounts')
    .select([...accountColumns, 'accounts.password_hash'])
    .where((at) => at(at.fn('lower', ['email']), '=', email.toLowerCase()))
    .orderBy((at) => at('email_verified_at', 'is', null))
    .orderBy('created_at')
    .orderBy('id')
    .executeTakeFirst()
  return row === undefined ? null : { ...toAccount(row), passwordHash: row.password_hash }
}

/** Who came with the address last and has not confirmed it. */
export async function findNewestUnconfirmed(tx: Tx, email: string): Promise<StoredAccount | null> {
  const row = await tx
    .selectFrom('accounts')
    .select([...accountColumns, 'accounts.password_hash'])
    .where((at) => at(at.fn('lower', ['email']), '=', email.toLowerCase()))
    .where('email_verified_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return row === undefined ? null : { ...toAccount(row), passwordHash: row.password_hash }
}

/** Of the sites that the account works on. */
export async function listSiteIdentifiers(tx: Tx, accountId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('memberships')
    .innerJoin('websites', 'websites.id', 'memberships.website_id')
    .select('websites.identifier')
    .where('memberships.account_id', '=', accountId)
    .execute()
  return rows.map(({ identifier }) => identifier)
}

export async function findAccountById(tx: Tx, id: string): Promise<StoredAccount | null> {
  const row = await tx
    .selectFrom('accounts')
    .select([...accountColumns, 'accounts.password_hash'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row === undefined ? null : { ...toAccount(row), passwordHash: row.password_hash }
}

/** Its address is not confirmed, and others may have it, too. */
export async function insertAccount(tx: Tx, account: StoredAccount & { createdAt: Date }): Promise<void> {
  await tx
    .insertInto('accounts')
    .values({
      id: account.id,
      email: account.email,
      display_name: account.displayName,
      password_hash: account.passwordHash,
      email_verified_at: null,
      created_at: account.createdAt,
    })
    .execute()
}

export async function updatePasswordHash(tx: Tx, accountId: string, passwordHash: string): Promise<void> {
  await tx.updateTable('accounts').set({ password_hash: passwordHash }).where('id', '=', accountId).execute()
}

/** False when another account has the address: then this one can never have it. */
export async function markEmailVerified(tx: Tx, account: { id: string; email: string }, at: Date): Promise<boolean> {
  const { id, email } = account
  const owner = await findConfirmedId(tx, email)
  if (owner === null) await tx.updateTable('accounts').set({ email_verified_at: at }).where('id', '=', id).execute()
  return owner === null || owner === id
}

export async function findConfirmedId(tx: Tx, email: string): Promise<string | null> {
  const row = await tx
    .selectFrom('accounts')
    .select('id')
    .where((at) => at(at.fn('lower', ['email']), '=', email.toLowerCase()))
    .where('email_verified_at', 'is not', null)
    .executeTakeFirst()
  return row?.id ?? null
}

export async function isEmailVerified(tx: Tx, accountId: string): Promise<boolean> {
  const row = await tx.selectFrom('accounts').select('email_verified_at').where('id', '=', accountId).executeTakeFirst()
  return row !== undefined && row.email_verified_at !== null
}

export async function findSession(tx: Tx, tokenHashes: readonly string[], host: string): Promise<StoredSession | null> {
  const row = await tx
    .selectFrom('account_sessions')
    .innerJoin('accounts', 'accounts.id', 'account_sessions.account_id')
    .select([
      ...accountColumns,
      'accounts.email_verified_at',
      'account_sessions.token_hash',
      'account_sessions.crumb',
      'account_sessions.last_seen_at',
      'account_sessions.expires_at',
    ])
    .where('account_sessions.token_hash', 'in', [...tokenHashes])
    .where('account_sessions.host', '=', host)
    .orderBy('account_sessions.created_at', 'desc')
    .executeTakeFirst()
  if (row === undefined) return null
  return {
    tokenHash: row.token_hash,
    account: toAccount(row),
    isEmailConfirmed: row.email_verified_at !== null,
    crumb: row.crumb,
    lastSeenAt: row.last_seen_at,
    expiresAt: row.expires_at,
  }
}

export async function insertSession(
  tx: Tx,
  session: { tokenHash: string; accountId: string; host: string; crumb: string; createdAt: Date; expiresAt: Date },
): Promise<void> {
  await tx
    .insertInto('account_sessions')
    .values({
      token_hash: session.tokenHash,
      account_id: session.accountId,
      host: session.host,
      crumb: session.crumb,
      created_at: session.createdAt,
      last_seen_at: session.createdAt,
      expires_at: session.expiresAt,
    })
    .execute()
}

export async function touchSession(tx: Tx, tokenHash: string, at: Date): Promise<void> {
  await tx.updateTable('account_sessions').set({ last_seen_at: at }).where('token_hash', '=', tokenHash).execute()
}

export async function deleteSessions(tx: Tx, tokenHashes: readonly string[]): Promise<void> {
  if (tokenHashes.length === 0) return
  await tx
    .deleteFrom('account_sessions')
    .where('token_hash', 'in', [...tokenHashes])
    .execute()
}

export async function deleteSessionsOfAccount(tx: Tx, accountId: string): Promise<void> {
  await tx.deleteFrom('account_sessions').where('account_id', '=', accountId).execute()
}

export async function findRoles(tx: Tx, websiteId: string, accountId: string): Promise<readonly number[]> {
  const row = await tx
    .selectFrom('memberships')
    .select('roles')
    .where('website_id', '=', websiteId)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row?.roles ?? []
}
