import type { PersonalData } from '../../../services/personal-data'
import { listByEmail, listEvents } from '../store/contact-rows'
import { eraseByAddress, eraseImportLines, listImportLines } from './person-rows'

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
  name: 'import rows',
  export: listImportLines,
  erase: eraseImportLines,
}
