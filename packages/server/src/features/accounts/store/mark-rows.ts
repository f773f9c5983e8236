import type { Tx } from '../../../storage/database'

interface Mark {
  readonly tokenHash: string
  readonly sessionHash: string
  readonly websiteId: string
  readonly createdAt: Date
}

export interface MarkedSession {
  readonly account: { readonly id: string; readonly displayName: string }
  readonly lastSeenAt: Date
  readonly expiresAt: Date
}

/** Waits under the hash of a one-time code for the browser that asked. */
export async function offerMark(tx: Tx, { stateHash, ...mark }: Mark & { stateHash: string }): Promise<void> {
  await tx
    .insertInto('contributor_marks')
    .values({
      token_hash: mark.tokenHash,
      session_hash: mark.sessionHash,
      website_id: mark.websiteId,
      state_hash: stateHash,
      created_at: mark.createdAt,
    })
    .execute()
}

interface Claim {
  readonly codeHash: string
  readonly stateHash: string
  readonly websiteId: string
  readonly offeredAfter: Date
}

/** The code is worth nothing afterwards: the mark goes on under a new secret. */
export async function claimMark(tx: Tx, claim: Claim, tokenHash: string): Promise<boolean> {
  const row = await tx
    .updateTable('contributor_marks')
    .set({ token_hash: tokenHash, state_hash: null })
    .where('token_hash', '=', claim.codeHash)
    .where('state_hash', '=', claim.stateHash)
    .where('website_id', '=', claim.websiteId)
    .where('created_at', '>', claim.offeredAfter)
    .returning('token_hash')
    .executeTakeFirst()
  return row !== undefined
}

/** Of this session and site all that came before, and whatever nobody took in time. */
export async function deleteOlderMarks(tx: Tx, mark: Mark, offeredBefore: Date): Promise<void> {
  await tx
    .deleteFrom('contributor_marks')
    .where('session_hash', '=', mark.sessionHash)
    .where('website_id', '=', mark.websiteId)
    .where((where) => where.or([where('state_hash', 'is', null), where('created_at', '<', offeredBefore)]))
    .execute()
}

export async function findMarkedSession(
  tx: Tx,
  tokenHashes: readonly string[],
  websiteId: string,
): Promise<MarkedSession | null> {
  const row = await tx
    .selectFrom('contributor_marks')
    .innerJoin('account_sessions', 'account_sessions.token_hash', 'contributor_marks.session_hash')
    .innerJoin('accounts', 'accounts.id', 'account_sessions.account_id')
    .select(['accounts.id', 'accounts.display_name', 'account_sessions.last_seen_at', 'account_sessions.expires_at'])
    .where('contributor_marks.token_hash', 'in', [...tokenHashes])
    .where('contributor_marks.website_id', '=', websiteId)
    .where('contributor_marks.state_hash', 'is', null)
    .executeTakeFirst()
  if (row === undefined) return null
  return {
    account: { id: row.id, displayName: row.display_name },
    lastSeenAt: row.last_seen_at,
    expiresAt: row.expires_at,
  }
}
