import { readingMinutes } from '@sitewright/model/collections/reading-time'
import type { Tx } from '../../../storage/database'
import type { PageRow } from './rows'

/** More than lists show of a text. */
const openingLength = 400

/** What lists show of the published body of an item: how it begins and how long it takes to read. Null for other pages. */
export async function readOpening(tx: Tx, websiteId: string, { id, settings }: PageRow): Promise<string | null> {
  if (settings.kind !== 'item') return null
  const row = await tx
    .selectFrom('collection_items as i')
    .innerJoin('pages as p', (on) => on.onRef('p.website_id', '=', 'i.website_id').onRef('p.id', '=', 'i.id'))
    .select(({ fn, val }) => ['i.word_count', fn<string>('left', ['p.search_words', val(openingLength)]).as('opening')])
    .where('i.website_id', '=', websiteId)
    .where('i.id', '=', id)
    .executeTakeFirst()
  return row === undefined ? null : `${readingMinutes(row.word_count)} ${row.opening}`
}
