import { type CacheBudget, cacheBytes } from '../../../cache/cache-budget'
import { createTaggedCache } from '../../../cache/tagged-cache'
import { collectionTag } from '../../../content/cache-tags'
import type { Services } from '../../../services/services'
import type { Tx } from '../../../storage/database'
import { type CollectionKey, type IndexRow, readIndexRows } from './index-rows'

export interface IndexedName {
  /** As the database compares it. */
  readonly key: string
  readonly name: string
  readonly count: number
}

/** What addresses of lists may name, in memory: made-up ones ask the database nothing. */
export interface CollectionIndex {
  /** By their names in small letters, the most used first. */
  readonly categories: ReadonlyMap<string, IndexedName>
  readonly tags: ReadonlyMap<string, IndexedName>
  /** Such as `2026-11`, the latest first, with how many items each has. */
  readonly months: ReadonlyMap<string, number>
  /** Of items that visitors see. */
  readonly total: number
}

export interface CollectionIndexes {
  load(key: CollectionKey): Promise<CollectionIndex>
}

interface IndexParts {
  readonly database: Services['database']
  readonly settings: CacheBudget
}

export function createCollectionIndexes({ database, settings }: IndexParts): CollectionIndexes {
  const cache = createTaggedCache<CollectionIndex>(cacheBytes(settings, 'collectionIndexes'))
  database.onChange(cache.drop)
  database.onMissedChanges(cache.dropAll)
  return {
    load: (key) =>
      cache.load(key.websiteId, `${key.collectionId} ${key.timeZone}`, async () => {
        const value = await database.site(key.websiteId, (tx) => readCollectionIndex(tx, key))
        const names = value.categories.size + value.tags.size + value.months.size
        return { value, tags: [collectionTag(key.collectionId)], bytes: 1000 + names * 250 }
      }),
  }
}

export async function readCollectionIndex(tx: Tx, key: CollectionKey): Promise<CollectionIndex> {
  const rows = await readIndexRows(tx, key)
  return {
    categories: nameRows(rows, 'category'),
    tags: nameRows(rows, 'tag'),
    months: new Map(rows.filter(({ kind }) => kind === 'month').map((row) => [row.key, row.count])),
    total: rows.find(({ kind }) => kind === 'total')?.count ?? 0,
  }
}

function nameRows(rows: readonly IndexRow[], wanted: IndexRow['kind']): Map<string, IndexedName> {
  const own = rows.filter(({ kind }) => kind === wanted)
  return new Map(own.map(({ key, name, count }) => [name.toLowerCase(), { key, name, count }]))
}
