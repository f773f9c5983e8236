import { isDeepStrictEqual } from 'node:util'
import type { ItemChange, ItemDetail } from '@sitewright/model/collections/answers/item-answers'
import { itemFields } from '@sitewright/model/collections/item'
import { fail, type Result } from '@sitewright/model/failures/catalog'
import { type PageSettings, pageSettings } from '@sitewright/model/pages/page-settings'
import type { Actor } from '../../../actors/actor'
import type { Tx } from '../../../storage/database'
import { applySettings } from '../../pages/settings/apply-settings'
import { type PageServices, refuseTakenSlug } from '../../pages/store/page-context'
import { listTakenSlugs, type PageRow } from '../../pages/store/rows'
import { checkFields } from './check-fields'
import { lockItem } from './find-item'
import { answerItem, fieldsOf } from './read-item'

/** Only what is sent changes, and it holds at once, for visitors too. */
export async function changeItem(
  services: PageServices,
  actor: Actor,
  { itemId, change }: { itemId: string; change: ItemChange },
): Promise<Result<ItemDetail>> {
  const { websiteId } = actor
  const work = services.database.site(websiteId, async (tx) => {
    const stored = await lockItem(tx, { websiteId, itemId })
    if (stored === null || stored.page.deletedAt !== null) return fail('request.not-found')
    const { page, collection } = stored
    const settings = withChange(page, change)
    const fields = { collection, item: fieldsOf({ settings }), before: fieldsOf(page) }
    const refusal = await checkFields(tx, websiteId, fields)
    if (refusal !== null) return refusal
    const isMoved = settings.slug !== page.settings.slug
    if (isMoved && (await isAddressTaken(tx, { websiteId, collection, slug: settings.slug })))
      return fail('page.slug-taken')
    if (!isDeepStrictEqual(settings, page.settings)) await applySettings(tx, services, actor, { page, settings })
    return answerItem(tx, websiteId, itemId)
  })
  return refuseTakenSlug(work)
}

function withChange(page: PageRow, { item, ...change }: ItemChange): PageSettings {
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
  const fields = itemFields.parse({ ...fieldsOf(page), ...item })
  // Nobody is asked to read what is published, or will be.
  const mayWait = page.publishedVersion === null && page.scheduledAt === null
  const isInReview = fields.isInReview && mayWait
  return pageSettings.parse({ ...page.settings, ...given, item: { ...fields, isInReview } })
}

/** By another item, or by a page of the tree that has the whole address. */
export async function isAddressTaken(
  tx: Tx,
  { websiteId, collection, slug }: { websiteId: string; collection: PageRow; slug: string },
): Promise<boolean> {
  const place = { websiteId, collectionId: collection.id, below: collection.settings.slug }
  return (await listTakenSlugs(tx, { ...place, slugs: [slug] })).size > 0
}
