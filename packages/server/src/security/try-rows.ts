import { sql } from 'kysely'
import type { Tx } from '../storage/database'

interface Counter {
  readonly key: string
  readonly windowStart: Date
}

/** Answers how many tries there are now in the window. */
export async function addTry(tx: Tx, { key, windowStart }: Counter): Promise<number> {
  const row = await tx
    .insertInto('rate_counters')
    .values({ key, window_start: windowStart })
    .onConflict((on) => on.columns(['key', 'window_start']).doUpdateSet({ hits: sql`rate_counters.hits + 1` }))
    .returning('hits')
    .executeTakeFirstOrThrow()
  return row.hits
}

export async function countTries(tx: Tx, { key, windowStart }: Counter): Promise<number> {
  const row = await tx
    .selectFrom('rate_counters')
    .select('hits')
    .where('key', '=', key)
    .where('window_start', '=', windowStart)
    .executeTakeFirst()
  return row?.hits ?? 0
}

export async function takeTryBack(tx: Tx, { key, windowStart }: Counter): Promise<void> {
  await tx
    .updateTable('rate_counters')
    .set({ hits: sql`greatest(hits - 1, 0)` })
    .where('key', '=', key)
    .where('window_start', '=', windowStart)
    .execute()
}

export async function forgetTries(tx: Tx, before: Date): Promise<void> {
  await tx.deleteFrom('rate_counters').where('window_start', '<', before).execute()
}
