import type { ItemFields } from '@sitewright/model/collections/item'
import { type Failure, fail } from '@sitewright/model/failures/catalog'
import type { Tx } from '../../../storage/database'
import type { PageRow } from '../../pages/store/rows'
import { readAuthorIds } from './read-item'

/** What no schema of a single field can say. */
export async function checkFields(
  tx: Tx,
  websiteId: string,
  { collection, item, before }: { collection: PageRow; item: ItemFields; before: ItemFields | null },
): Promise<Failure | null> {
  const isEvent = collection.settings.kind === 'events'
  if (isEvent && item.event === null) return refuse('event', 'Enter when the event starts and ends.')
  if (!isEvent && item.event !== null) return refuse('event', 'Only events have a start and an end.')
  if (item.authorId === null || item.authorId === before?.authorId) return null
  if ((await readAuthorIds(tx, websiteId)).has(item.authorId)) return null
  return refuse('authorId', 'This author doesn’t exist.')
}

function refuse(field: keyof ItemFields, text: string): Failure {
  return fail('request.invalid', { errors: { [`item.${field}`]: text } })
}
