import { LRUCache } from 'lru-cache'
import type { StoredAsset } from '../../../content/asset-rows'
import type { Database } from '../../../storage/database'
import { findAsset } from '../store/rows'

/** Assets that are being served, so that a picture costs no query. Dropped as soon as any process changes them. */
export function createAssetCache(database: Database) {
  const cache = new LRUCache<string, StoredAsset>({ max: 5_000 })
  // A read that began before a change must not be kept after it.
  let changes = 0
  database.onChange(({ websiteId, tags }) => {
    changes += 1
    for (const tag of tags) if (tag.startsWith('asset:')) cache.delete(`${websiteId}/${tag.slice('asset:'.length)}`)
  })
  database.onMissedChanges(() => {
    changes += 1
    cache.clear()
  })
  return async (websiteId: string, assetId: string): Promise<StoredAsset | null> => {
    const key = `${websiteId}/${assetId}`
    const known = cache.get(key)
    if (known) return known
    const before = changes
    const found = await database.site(websiteId, (tx) => findAsset(tx, websiteId, assetId))
    if (found && changes === before) cache.set(key, found)
    return found
  }
}
