import { sql } from 'kysely'
import type { Tx } from '../../../storage/database'

/** By the address that a submission was sent with, and by its words: it may stand in any field. */
export async function findIdsOfPerson(
  tx: Tx,
  { websiteId, email, words }: { websiteId: string; email: string; words: readonly string[] },
): Promise<string[]> {
  const { rows: own } = await sql<{ id: string }>`select id from submissions
    where website_id = ${websiteId} and email = ${email}`.execute(tx)
  const wanted = words.map((word) => `'${word}'`).join(' & ')
  const { rows: named } = await sql<{ id: string }>`select id from find_submissions(${wanted}::tsquery)
    where position(${email} in lower(answers::text)) > 0`.execute(tx)
  return [...new Set([...own, ...named].map(({ id }) => id))]
}
