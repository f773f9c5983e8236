import { fail, type Result } from '@sitewright/model/failures/catalog'
import type { Actor } from '../../../actors/actor'
import { collectionTag } from '../../../content/cache-tags'
import type { Tx } from '../../../storage/database'
import type { PageServices } from '../../pages/store/page-context'
import { lockItem } from './find-item'
import { findPosition, findPositionBefore, positionStep, setPosition, spreadPositions } from './order-rows'

/** The order by hand, in which portfolios and galleries show their items. */
export async function arrangeItem(
  services: PageServices,
  actor: Actor,
  { itemId, beforeId }: { itemId: string; beforeId: string | null },
): Promise<Result<Record<string, never>>> {
  const { websiteId } = actor
  return services.database.site(websiteId, async (tx) => {
    const item = await lockItem(tx, { websiteId, itemId })
    if (item === null || item.page.deletedAt !== null) return fail('request.not-found')
    if (beforeId === itemId) return {}
    const place = { websiteId, collectionId: item.collection.id, itemId, beforeId }
    const position = await choosePosition(tx, place)
    if (position === null)
      return fail('request.invalid', { errors: { beforeId: 'This isn’t an item of the same collection.' } })
    await setPosition(tx, place, position)
    if (item.page.publishedVersion !== null)
      await services.database.announce(tx, { websiteId, tags: [collectionTag(place.collectionId)] })
    return {}
  })
}

interface Place {
  readonly websiteId: string
  readonly collectionId: string
  readonly itemId: string
  readonly beforeId: string | null
}

/** Null when there is no such item to stand before. */
async function choosePosition(tx: Tx, place: Place): Promise<number | null> {
  const { beforeId, itemId: without } = place
  if (beforeId === null) return ((await findPositionBefore(tx, { ...place, without, next: null })) ?? 0) + positionStep
  const position = await findPosition(tx, { ...place, itemId: beforeId })
  if (position === null) return null
  const before = await findPositionBefore(tx, { ...place, without, next: { id: beforeId, position } })
  const middle = Math.floor(((before ?? position - 2 * positionStep) + position) / 2)
  if (middle > (before ?? Number.NEGATIVE_INFINITY) && middle < position) return middle
  await spreadPositions(tx, place.websiteId, place.collectionId)
  return choosePosition(tx, place)
}
