import type { Contributor } from '@sitewright/model/accounts/account-answers'
import type { Tx } from '../../storage/database'

export async function listMembers(tx: Tx, websiteId: string): Promise<Omit<Contributor, 'isOwner'>[]> {
  const rows = await tx
    .selectFrom('memberships')
    .innerJoin('accounts', 'accounts.id', 'memberships.account_id')
    .select(['accounts.id', 'accounts.email', 'accounts.display_name', 'memberships.roles'])
    .where('memberships.website_id', '=', websiteId)
    .orderBy('memberships.created_at')
    .orderBy('accounts.id')
    .execute()
  return rows.map((row) => ({
    account: { id: row.id, email: row.email, displayName: row.display_name },
    roles: row.roles,
  }))
}

/** False when the account works on the site already. */
export async function insertMember(
  tx: Tx,
  member: { websiteId: string; accountId: string; roles: readonly number[]; createdAt: Date },
): Promise<boolean> {
  const row = await tx
    .insertInto('memberships')
    .values({
      website_id: member.websiteId,
      account_id: member.accountId,
      roles: [...member.roles],
      created_at: member.createdAt,
    })
    .onConflict((on) => on.columns(['website_id', 'account_id']).doNothing())
    .returning('account_id')
    .executeTakeFirst()
  return row !== undefined
}

interface MemberKey {
  readonly websiteId: string
  readonly accountId: string
}

export async function updateMemberRoles(tx: Tx, key: MemberKey, roles: readonly number[]): Promise<boolean> {
  const changed = await tx
    .updateTable('memberships')
    .set({ roles: [...roles] })
    .where('website_id', '=', key.websiteId)
    .where('account_id', '=', key.accountId)
    .executeTakeFirst()
  return changed.numUpdatedRows > 0n
}

export async function deleteMember(tx: Tx, key: MemberKey): Promise<boolean> {
  const gone = await tx
    .deleteFrom('memberships')
    .where('website_id', '=', key.websiteId)
    .where('account_id', '=', key.accountId)
    .executeTakeFirst()
  return gone.numDeletedRows > 0n
}
