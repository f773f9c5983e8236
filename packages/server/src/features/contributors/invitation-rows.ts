import type { Invitation } from '@sitewright/model/accounts/account-answers'
import type { Tx } from '../../storage/database'

interface InvitationKey {
  readonly websiteId: string
  readonly invitationId: string
}

const shown = ['id', 'email', 'roles', 'created_at', 'expires_at'] as const

function toInvitation(row: {
  id: string
  email: string
  roles: number[]
  created_at: Date
  expires_at: Date
}): Invitation {
  const { id, email, roles } = row
  return { id, email, roles, createdAt: row.created_at.toISOString(), expiresAt: row.expires_at.toISOString() }
}

export async function listInvitations(tx: Tx, websiteId: string): Promise<Invitation[]> {
  const rows = await tx
    .selectFrom('contributor_invitations')
    .select(shown)
    .where('website_id', '=', websiteId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(toInvitation)
}

export async function findInvitation(tx: Tx, key: InvitationKey): Promise<Invitation | null> {
  const row = await tx
    .selectFrom('contributor_invitations')
    .select(shown)
    .where('website_id', '=', key.websiteId)
    .where('id', '=', key.invitationId)
    .executeTakeFirst()
  return row === undefined ? null : toInvitation(row)
}

interface NewInvitation {
  readonly websiteId: string
  readonly id: string
  readonly email: string
  readonly roles: readonly number[]
  readonly inviterId: string
  readonly tokenHash: string
  readonly createdAt: Date
  readonly expiresAt: Date
}

/** One address has one invitation of a site: a new one takes the place of the one before, whose link ends. */
export async function writeInvitation(tx: Tx, invitation: NewInvitation): Promise<Invitation> {
  const { websiteId, id, email, inviterId, tokenHash, createdAt, expiresAt } = invitation
  const fresh = {
    roles: [...invitation.roles],
    inviter_account_id: inviterId,
    token_hash: tokenHash,
    created_at: createdAt,
    expires_at: expiresAt,
  }
  const row = await tx
    .insertInto('contributor_invitations')
    .values({ website_id: websiteId, id, email, ...fresh })
    .onConflict((on) => on.columns(['website_id', 'email']).doUpdateSet(fresh))
    .returning(shown)
    .executeTakeFirstOrThrow()
  return toInvitation(row)
}

export async function deleteInvitation(tx: Tx, key: InvitationKey): Promise<boolean> {
  const row = await tx
    .deleteFrom('contributor_invitations')
    .where('website_id', '=', key.websiteId)
    .where('id', '=', key.invitationId)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteInvitationsBy(tx: Tx, websiteId: string, inviterId: string): Promise<void> {
  await tx
    .deleteFrom('contributor_invitations')
    .where('website_id', '=', websiteId)
    .where('inviter_account_id', '=', inviterId)
    .execute()
}

export async function deleteInvitationsTo(tx: Tx, websiteId: string, email: string): Promise<number> {
  const rows = await tx
    .deleteFrom('contributor_invitations')
    .where('website_id', '=', websiteId)
    .where('email', '=', email)
    .returning('id')
    .execute()
  return rows.length
}

export interface OpenInvitation extends InvitationKey {
  readonly identifier: string
  readonly email: string
  readonly roles: readonly number[]
  readonly invitedBy: string
}

export async function findOpenInvitation(tx: Tx, tokenHash: string, now: Date): Promise<OpenInvitation | null> {
  const row = await tx
    .selectFrom('contributor_invitations as invitation')
    .innerJoin('websites', 'websites.id', 'invitation.website_id')
    .innerJoin('accounts', 'accounts.id', 'invitation.inviter_account_id')
    .select([
      'invitation.id',
      'invitation.website_id',
      'invitation.email',
      'invitation.roles',
      'websites.identifier',
      'accounts.email as invited_by',
    ])
    .where('invitation.token_hash', '=', tokenHash)
    .where('invitation.expires_at', '>', now)
    .executeTakeFirst()
  if (row === undefined) return null
  const { id: invitationId, website_id: websiteId, invited_by: invitedBy, identifier, email, roles } = row
  return { websiteId, invitationId, identifier, email, roles, invitedBy }
}
