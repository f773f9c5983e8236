import type { Database } from '../storage/database'
import { readAuthors } from './author-rows'

/** What people are called to those who work with them: their name, or the first part of their email address. */
export function nameOfAccount(account: { displayName: string; email: string }): string {
  return account.displayName.trim() || (account.email.split('@')[0] ?? '')
}

/** Adds the names of those who made things; whoever is gone has none. */
export async function nameAuthors<Made extends { readonly createdBy: string | null }>(
  { database }: { readonly database: Database },
  made: readonly Made[],
): Promise<(Made & { authorName: string })[]> {
  const ids = [...new Set(made.flatMap(({ createdBy }) => (createdBy === null ? [] : [createdBy])))]
  const authors = ids.length === 0 ? [] : await database.platform((tx) => readAuthors(tx, ids))
  const names = new Map(authors.map((author) => [author.id, nameOfAccount(author)]))
  return made.map((it) => ({ ...it, authorName: names.get(it.createdBy ?? '') ?? '' }))
}
