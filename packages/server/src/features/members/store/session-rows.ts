import type { Tx } from '../../../storage/database'
import type { MemberKey } from './rows'

export interface MemberSession {
  readonly tokenHash: string
  readonly xsrfToken: string
  readonly isRemembered: boolean
  readonly lastSeenAt: Date
  readonly expiresAt: Date
  readonly member: { readonly id: string; readonly email: string; readonly name: string }
}

/** The first of these tokens that belongs to a member of this site who may sign in. */
export async function findMemberSession(
  tx: Tx,
  websiteId: string,
  tokenHashes: readonly string[],
): Promise<MemberSession | null> {
  if (tokenHashes.length === 0) return null
  const row = await tx
    .selectFrom('site_user_sessions as session')
    .innerJoin('site_users as member', (join) =>
      join.onRef('member.website_id', '=', 'session.website_id').onRef('member.id', '=', 'session.site_user_id'),
    )
    .select(['token_hash', 'xsrf_token', 'is_remembered', 'last_seen_at', 'expires_at'])
    .select(['member.id', 'member.email', 'member.name'])
    .where('session.website_id', '=', websiteId)
    .where('session.token_hash', 'in', [...tokenHashes])
    .where('member.state', '=', 'active')
    .executeTakeFirst()
  if (row === undefined) return null
  return {
    tokenHash: row.token_hash,
    xsrfToken: row.xsrf_token,
    isRemembered: row.is_remembered,
    lastSeenAt: row.last_seen_at,
    expiresAt: row.expires_at,
    member: { id: row.id, email: row.email, name: row.name },
  }
}

interface NewSession {
  readonly tokenHash: string
  readonly xsrfToken: string
  readonly isRemembered: boolean
  readonly createdAt: Date
  readonly expiresAt: Date
}

/** What has run out goes by the way. */
export async function insertMemberSession(
  tx: Tx,
  { websiteId, memberId }: MemberKey,
  session: NewSession,
): Promise<void> {
  await tx
    .deleteFrom('site_user_sessions')
    .where('website_id', '=', websiteId)
    .where('expires_at', '<', session.createdAt)
    .execute()
  await tx
    .insertInto('site_user_sessions')
    .values({
      website_id: websiteId,
      site_user_id: memberId,
      token_hash: session.tokenHash,
      xsrf_token: session.xsrfToken,
      is_remembered: session.isRemembered,
      created_at: session.createdAt,
      last_seen_at: session.createdAt,
      expires_at: session.expiresAt,
    })
    .execute()
}

export async function touchMemberSession(tx: Tx, websiteId: string, tokenHash: string, at: Date): Promise<void> {
  await tx
    .updateTable('site_user_sessions')
    .set({ last_seen_at: at })
    .where('website_id', '=', websiteId)
    .where('token_hash', '=', tokenHash)
    .execute()
}

export async function deleteMemberSessions(tx: Tx, websiteId: string, tokenHashes: readonly string[]): Promise<void> {
  if (tokenHashes.length === 0) return
  await tx
    .deleteFrom('site_user_sessions')
    .where('website_id', '=', websiteId)
    .where('token_hash', 'in', [...tokenHashes])
    .execute()
}

export async function deleteSessionsOfMember(tx: Tx, { websiteId, memberId }: MemberKey): Promise<void> {
  await tx
    .deleteFrom('site_user_sessions')
    .where('website_id', '=', websiteId)
    .where('site_user_id', '=', memberId)
    .execute()
}
