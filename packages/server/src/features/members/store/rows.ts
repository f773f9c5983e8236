import { type MemberMove, type MemberState, memberTable, type SiteMember } from '@sitewright/model/accounts/members'
import { stateAfter, statesBefore } from '@sitewright/model/states/state-table'
import type { Tx } from '../../../storage/database'

export interface StoredMember {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly state: MemberState
  /** Null until who was invited has chosen one. */
  readonly passwordHash: string | null
  readonly createdAt: Date
  readonly signedInAt: Date | null
}

export interface MemberKey {
  readonly websiteId: string
  readonly memberId: string
}

export interface MemberPage {
  readonly state: MemberState | null
  readonly search: string
  /** The last id of the page before. */
  readonly before: string | null
  readonly limit: number
}

export async function findMemberByEmail(tx: Tx, websiteId: string, email: string): Promise<StoredMember | null> {
  const row = await ofSite(tx, websiteId).where('email', '=', email).executeTakeFirst()
  return row === undefined ? null : readMember(row)
}

export async function findMember(tx: Tx, { websiteId, memberId }: MemberKey): Promise<StoredMember | null> {
  const row = await ofSite(tx, websiteId).where('id', '=', memberId).executeTakeFirst()
  return row === undefined ? null : readMember(row)
}

/** Newest first: ids are in the order of time. */
export async function listMembers(tx: Tx, websiteId: string, page: MemberPage): Promise<StoredMember[]> {
  let rows = ofSite(tx, websiteId)
  if (page.state !== null) rows = rows.where('state', '=', page.state)
  if (page.before !== null) rows = rows.where('id', '<', page.before)
  if (page.search !== '') {
    const pattern = `%${page.search.replace(/[\\%_]/g, '\\$&')}%`
    rows = rows.where((where) => where.or([where('email', 'ilike', pattern), where('name', 'ilike', pattern)]))
  }
  return (await rows.orderBy('id', 'desc').limit(page.limit).execute()).map(readMember)
}

type NewMember = Pick<StoredMember, 'id' | 'email' | 'name' | 'state' | 'passwordHash' | 'createdAt'>

/** False when the address is a member's already. */
export async function insertMember(tx: Tx, websiteId: string, member: NewMember): Promise<boolean> {
  const inserted = await tx
    .insertInto('site_users')
    .values({
      website_id: websiteId,
      id: member.id,
      email: member.email,
      name: member.name,
      state: member.state,
      password_hash: member.passwordHash,
      created_at: member.createdAt,
      confirmed_at: member.state === 'active' ? member.createdAt : null,
    })
    .onConflict((on) => on.columns(['website_id', 'email']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

interface MemberChange {
  readonly name?: string
  readonly passwordHash?: string
  readonly confirmedAt?: Date
  readonly signedInAt?: Date
}

export async function updateMember(tx: Tx, { websiteId, memberId }: MemberKey, change: MemberChange): Promise<void> {
  await tx
    .updateTable('site_users')
    .set(valuesOf(change))
    .where('website_id', '=', websiteId)
    .where('id', '=', memberId)
    .execute()
}

/** Null, and nothing is changed, where the table does not allow it, whoever was faster. */
export async function moveMember(
  tx: Tx,
  { websiteId, memberId }: MemberKey,
  event: MemberMove,
  change: MemberChange = {},
): Promise<StoredMember | null> {
  const row = await tx
    .updateTable('site_users')
    .set({ ...valuesOf(change), state: stateAfter(memberTable, event) })
    .where('website_id', '=', websiteId)
    .where('id', '=', memberId)
    .where('state', 'in', statesBefore(memberTable, event))
    .returningAll()
    .executeTakeFirst()
  return row === undefined ? null : readMember(row)
}

function valuesOf({ name, passwordHash, confirmedAt, signedInAt }: MemberChange) {
  return {
    ...(name === undefined ? {} : { name }),
    ...(passwordHash === undefined ? {} : { password_hash: passwordHash }),
    ...(confirmedAt === undefined ? {} : { confirmed_at: confirmedAt }),
    ...(signedInAt === undefined ? {} : { signed_in_at: signedInAt }),
  }
}

/** With the sessions and codes: nothing that is left could let them in again. Null when there is no such member. */
export async function deleteMember(tx: Tx, { websiteId, memberId }: MemberKey): Promise<StoredMember | null> {
  const row = await tx
    .deleteFrom('site_users')
    .where('website_id', '=', websiteId)
    .where('id', '=', memberId)
    .returningAll()
    .executeTakeFirst()
  if (row === undefined) return null
  await tx
    .deleteFrom('site_user_sessions')
    .where('website_id', '=', websiteId)
    .where('site_user_id', '=', memberId)
    .execute()
  await tx.deleteFrom('site_user_codes').where('website_id', '=', websiteId).where('email', '=', row.email).execute()
  return readMember(row)
}

export function describeMember({ id, email, name, state, createdAt, signedInAt }: StoredMember): SiteMember {
  const times = { createdAt: createdAt.toISOString(), signedInAt: signedInAt?.toISOString() ?? null }
  return { id, email, name, state, ...times }
}

function ofSite(tx: Tx, websiteId: string) {
  return tx.selectFrom('site_users').selectAll().where('website_id', '=', websiteId)
}

interface MemberRow {
  id: string
  email: string
  name: string
  state: string
  password_hash: string | null
  created_at: Date
  signed_in_at: Date | null
}

function readMember(row: MemberRow): StoredMember {
  return {
    id: row.id,
    email: row.email,
    name: row.name,
    state: row.state as MemberState,
    passwordHash: row.password_hash,
    createdAt: row.created_at,
    signedInAt: row.signed_in_at,
  }
}
