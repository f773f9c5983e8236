import { sql } from 'kysely'
import type { Person } from '../../../services/personal-data'
import type { Tx } from '../../../storage/database'

/** Answers how many there were. */
export async function eraseByAddress(
  tx: Tx,
  table: 'subscribers' | 'contact_events',
  { websiteId, email }: Person,
): Promise<number> {
  const gone = await tx
    .deleteFrom(table)
    .where('website_id', '=', websiteId)
    .where('email', '=', email)
    .returning('id')
    .execute()
  return gone.length
}

export async function listImportLines(tx: Tx, { websiteId, email }: Person) {
  return tx
    .selectFrom('list_import_errors')
    .select(['line', 'problem', 'content'])
    .where('website_id', '=', websiteId)
    .where(holdsAddress(email))
    .execute()
}

/** Answers how many there were. */
export async function eraseImportLines(tx: Tx, { websiteId, email }: Person): Promise<number> {
  const gone = await tx
    .deleteFrom('list_import_errors')
    .where('website_id', '=', websiteId)
    .where(holdsAddress(email))
    .returning('line')
    .execute()
  return gone.length
}

function holdsAddress(email: string) {
  return sql<boolean>`position(${email} in lower(content)) > 0`
}
