import { LRUCache } from 'lru-cache'
import { cacheBytes } from '../../../cache/cache-budget'
import { createTaggedCache } from '../../../cache/tagged-cache'
import { storeTag } from '../../../content/cache-tags'
import type { Services } from '../../../services/services'
import type { Tx } from '../../../storage/database'
import { type CategoryRow, countLive, listCategories, readTags, type StoreKey } from './index-rows'

export interface IndexedCategory extends CategoryRow {
  /** Below the address of the store, such as `mugs/espresso`. */
  readonly path: string
  /** From the top down, itself included. */
  readonly line: readonly string[]
}

/** What a store's addresses may name, in memory: made-up ones ask the database nothing. */
export interface StoreIndex {
  readonly categories: readonly IndexedCategory[]
  readonly tags: readonly string[]
  /** Of products that visitors see. */
  readonly total: number
  /** The same for lists of a category, of a tag or of both, as they were asked for. */
  readonly totals: LRUCache<string, number>
}

const maxTotals = 100

export interface StoreIndexes {
  load(store: StoreKey): Promise<StoreIndex>
}

export function createStoreIndexes({ database, settings }: Pick<Services, 'database' | 'settings'>): StoreIndexes {
  const cache = createTaggedCache<StoreIndex>(cacheBytes(settings, 'storeIndexes'))
  database.onChange(cache.drop)
  database.onMissedChanges(cache.dropAll)
  return {
    load: (store) =>
      cache.load(store.websiteId, store.storeId, async () => {
        const value = await database.site(store.websiteId, (tx) => readStoreIndex(tx, store))
        return { value, tags: [storeTag(store.storeId)], bytes: JSON.stringify(value).length * 2 + 10_000 }
      }),
  }
}

export async function readStoreIndex(tx: Tx, store: StoreKey): Promise<StoreIndex> {
  return {
    categories: placeCategories(await listCategories(tx, store)),
    tags: await readTags(tx, store),
    total: await countLive(tx, store),
    totals: new LRUCache({ max: maxTotals }),
  }
}

export function placeCategories(rows: readonly CategoryRow[]): IndexedCategory[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const lineOf = (row: CategoryRow, seen = new Set<string>()): CategoryRow[] => {
    const parent = row.parentId === null || seen.has(row.id) ? undefined : byId.get(row.parentId)
    return parent ? [...lineOf(parent, seen.add(row.id)), row] : [row]
  }
  return rows.map((row) => {
    const line = lineOf(row)
    return { ...row, path: line.map(({ slug }) => slug).join('/'), line: line.map(({ id }) => id) }
  })
}
