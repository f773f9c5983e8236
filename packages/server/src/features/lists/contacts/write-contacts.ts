import { csvStart, writeCsvRow } from '@sitewright/model/csv/write-csv'
import type { Database } from '../../../storage/database'
import { listSubscribers, type SubscriberPage } from '../store/contact-rows'
import type { ListKey } from '../store/list-rows'

/** Rows of one reading: memory holds so many, however long the list is. */
const batchSize = 1000

const header = ['Email', 'Name', 'State', 'Source', 'Joined', 'Subscribed', 'Unsubscribed']

export async function* writeContactsCsv(
  database: Database,
  key: ListKey,
  filter: Pick<SubscriberPage, 'state' | 'search'>,
): AsyncGenerator<string> {
  yield csvStart + writeCsvRow(header)
  let before: string | null = null
  for (;;) {
    const page: SubscriberPage = { ...filter, before, limit: batchSize }
    const batch = await database.site(key.websiteId, (tx) => listSubscribers(tx, key, page))
    if (batch.length > 0) yield batch.map(writeContact).join('')
    if (batch.length < batchSize) return
    before = batch.at(-1)?.id ?? null
  }
}

function writeContact(contact: Awaited<ReturnType<typeof listSubscribers>>[number]): string {
  const times = [contact.createdAt, contact.subscribedAt, contact.unsubscribedAt]
  return writeCsvRow([
    contact.email,
    contact.name,
    contact.state,
    contact.source,
    ...times.map((time) => time?.toISOString() ?? ''),
  ])
}
