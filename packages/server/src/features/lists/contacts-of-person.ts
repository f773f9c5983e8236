import { sql } from 'kysely'
import type { Tx } from '../../storage/database'
import type { Person, PersonalData } from '../people/personal-data'
import { listByEmail, listEvents } from './contact-rows'

/** The lists that somebody is on. Who is erased can be imported or subscribe again: nothing is kept to know them by. */
export const subscriptionsOfPerson: PersonalData = {
  name: 'mailing lists',
  export: async (tx, { websiteId, email }) =>
    (await listByEmail(tx, websiteId, email)).map(({ listId, name, state, source, ...times }) => ({
      listId,
      name,
      state,
      source,
      createdAt: times.createdAt.toISOString(),
      subscribedAt: times.subscribedAt?.toISOString() ?? null,
      unsubscribedAt: times.unsubscribedAt?.toISOString() ?? null,
    })),
  erase: (tx, person) => eraseByAddress(tx, 'subscribers', person),
}

export const timelineOfPerson: PersonalData = {
  name: 'timeline',
  export: (tx, { websiteId, email }) => listEvents(tx, websiteId, email),
  erase: (tx, person) => eraseByAddress(tx, 'contact_events', person),
}

/** Lines of files that could not be imported and hold the address. */
export const importLinesOfPerson: PersonalData = {
  name: 'lines of imports',
  export: (tx, person) => linesOf(tx, person).select(['line', 'problem', 'content']).execute(),
  async erase(tx, { websiteId, email }) {
    const gone = await tx
      .deleteFrom('list_import_errors')
      .where('website_id', '=', websiteId)
      .where(sql<boolean>`position(${email} in lower(content)) > 0`)
      .returning('line')
      .execute()
    return gone.length
  },
}

async function eraseByAddress(tx: Tx, table: 'subscribers' | 'contact_events', { websiteId, email }: Person) {
  const gone = await tx
    .deleteFrom(table)
    .where('website_id', '=', websiteId)
    .where('email', '=', email)
    .returning('id')
    .execute()
  return gone.length
}

function linesOf(tx: Tx, { websiteId, email }: Person) {
  return tx
    .selectFrom('list_import_errors')
    .where('website_id', '=', websiteId)
    .where(sql<boolean>`position(${email} in lower(content)) > 0`)
}
