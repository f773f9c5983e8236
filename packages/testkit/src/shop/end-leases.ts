import type { Database } from '@sitewright/server/storage/database'
import { sql } from 'kysely'

/** As if whoever had taken jobs were gone for so long: leases follow the clock of the database, which no test moves. */
export async function endLeases(database: Database): Promise<void> {
  await database.platform((tx) =>
    sql`update jobs set lease_until = clock_timestamp() where lease_token is not null`.execute(tx),
  )
}
