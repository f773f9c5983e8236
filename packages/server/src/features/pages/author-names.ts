import type { Services } from '../../services'

/** What people are called to those who work with them: their name, or the first part of their e-mail address. */
export function nameOfAccount(account: { displayName: string; email: string }): string {
  return account.displayName.trim() || (account.email.split('@')[0] ?? '')
}

/** Adds the names of those who made things; whoever is gone has none. */
export async function nameAuthors<Made extends { readonly createdBy: string | null }>(
  { database }: Pick<Services, 'database'>,
  made: readonly Made[],
): Promise<(Made & { authorName: string })[]> {
  const ids = [...new Set(made.flatMap(({ createdBy }) => (createdBy === null ? [] : [createdBy])))]
  const rows =
    ids.length === 0
      ? []
      : await database.platform((tx) =>
          tx.selectFrom('accounts').select(['id', 'display_name', 'email']).where('id', 'in', ids).execute(),
        )
  const names = new Map(rows.map((row) => [row.id, nameOfAccount({ displayName: row.display_name, email: row.email })]))
  return made.map((it) => ({ ...it, authorName: names.get(it.createdBy ?? '') ?? '' }))
}
