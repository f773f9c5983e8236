import { id } from '@sitewright/model/id'
import { LRUCache } from 'lru-cache'
import type { Database } from '../../../storage/database'
import { findSiteOfAsset } from '../store/rows'

/** A file never moves to another site. */
export function createSiteOfAsset(database: Database): (assetId: string) => Promise<string | null> {
  const known = new LRUCache<string, string>({ max: 5_000 })
  return async (assetId) => {
    const cached = known.get(assetId)
    if (cached !== undefined || !id.safeParse(assetId).success) return cached ?? null
    const websiteId = await database.platform((tx) => findSiteOfAsset(tx, assetId))
    if (websiteId !== null) known.set(assetId, websiteId)
    return websiteId
  }
}
