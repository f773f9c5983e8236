import type { Tx } from '../storage/database'

export interface AuthorRow {
  readonly id: string
  readonly displayName: string
  readonly email: string
}

export async function readAuthors(tx: Tx, accountIds: readonly string[]): Promise<AuthorRow[]> {
  const rows = await tx
    .selectFrom('accounts')
    .select(['id', 'display_name', 'email'])
    .where('id', 'in', accountIds)
    .execute()
  return rows.map((row) => ({ id: row.id, displayName: row.display_name, email: row.email }))
}
