import type { Tx } from '../../../storage/database'

export type CodePurpose = 'join' | 'reset' | 'invite'

/** What a mail leads to. The code itself is in the mail alone. */
export interface MemberCode {
  readonly id: string
  readonly purpose: CodePurpose
  readonly email: string
  readonly name: string
  /** Of who wants to join; gone once it was taken over. */
  readonly passwordHash: string | null
  readonly nextPath: string
  readonly expiresAt: Date
}

/** What has run out goes by the way. */
export async function insertMemberCode(
  tx: Tx,
  websiteId: string,
  code: MemberCode & { codeHash: string | null },
  now: Date,
): Promise<void> {
  await tx.deleteFrom('site_user_codes').where('website_id', '=', websiteId).where('expires_at', '<', now).execute()
  await tx
    .insertInto('site_user_codes')
    .values({
      website_id: websiteId,
      id: code.id,
      purpose: code.purpose,
      email: code.email,
      code_hash: code.codeHash,
      name: code.name,
      password_hash: code.passwordHash,
      next_path: code.nextPath,
      created_at: now,
      expires_at: code.expiresAt,
    })
    .execute()
}

/** Held until the transaction ends. Null when the code is none of these, or has run out. */
export async function takeMemberCode(
  tx: Tx,
  websiteId: string,
  key: { codeHash: string; purposes: readonly CodePurpose[] },
  now: Date,
): Promise<MemberCode | null> {
  const row = await tx
    .selectFrom('site_user_codes')
    .selectAll()
    .where('website_id', '=', websiteId)
    .where('code_hash', '=', key.codeHash)
    .where('purpose', 'in', [...key.purposes])
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst()
  return row === undefined ? null : readCode(row)
}

export async function findMemberCode(tx: Tx, websiteId: string, codeId: string): Promise<MemberCode | null> {
  const row = await tx
    .selectFrom('site_user_codes')
    .selectAll()
    .where('website_id', '=', websiteId)
    .where('id', '=', codeId)
    .executeTakeFirst()
  return row === undefined ? null : readCode(row)
}

export async function setMemberCodeHash(tx: Tx, websiteId: string, codeId: string, codeHash: string): Promise<void> {
  await tx
    .updateTable('site_user_codes')
    .set({ code_hash: codeHash })
    .where('website_id', '=', websiteId)
    .where('id', '=', codeId)
    .execute()
}

/** A second press on the button of the mail's page finds the code, and nothing in it to take over. */
export async function emptyMemberCode(tx: Tx, websiteId: string, codeId: string): Promise<void> {
  await tx
    .updateTable('site_user_codes')
    .set({ password_hash: null })
    .where('website_id', '=', websiteId)
    .where('id', '=', codeId)
    .execute()
}

/** All of one address, but the one that is named. */
export async function deleteMemberCodes(tx: Tx, websiteId: string, email: string, exceptId = ''): Promise<void> {
  await tx
    .deleteFrom('site_user_codes')
    .where('website_id', '=', websiteId)
    .where('email', '=', email)
    .where('id', '!=', exceptId)
    .execute()
}

interface CodeRow {
  id: string
  purpose: string
  email: string
  name: string
  password_hash: string | null
  next_path: string
  expires_at: Date
}

function readCode(row: CodeRow): MemberCode {
  return {
    id: row.id,
    purpose: row.purpose as CodePurpose,
    email: row.email,
    name: row.name,
    passwordHash: row.password_hash,
    nextPath: row.next_path,
    expiresAt: row.expires_at,
  }
}
