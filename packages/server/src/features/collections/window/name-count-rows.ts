import type { Tx } from '../../../storage/database'
import type { CollectionKey } from './index-rows'

/** How many items that visitors see each author has. */
export async function countByAuthor(
  tx: Tx,
  { websiteId, collectionId }: Pick<CollectionKey, 'websiteId' | 'collectionId'>,
): Promise<ReadonlyMap<string, number>> {
  const rows = await tx
    .selectFrom('collection_items')
    .select(['author_id', ({ fn }) => fn.countAll<string>().as('count')])
    .where('website_id', '=', websiteId)
    .where('collection_id', '=', collectionId)
    .where('is_live', '=', true)
    .where('author_id', 'is not', null)
    .groupBy('author_id')
    .execute()
  return new Map(rows.map((row) => [String(row.author_id), Number(row.count)]))
}
