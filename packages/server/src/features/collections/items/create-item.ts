import type { ItemDetail, NewItem } from '@sitewright/model/collections/answers/item-answers'
import { type EventTimes, itemFields } from '@sitewright/model/collections/item'
import { fail, type Result } from '@sitewright/model/failures/catalog'
import { emptyPage } from '@sitewright/model/pages/document'
import { pageSettings } from '@sitewright/model/pages/page-settings'
import { instantOfWallTime, wallTimeOf } from '@sitewright/model/timing/zoned-time'
import type { Actor } from '../../../actors/actor'
import { readSiteDocument } from '../../../content/document-rows'
import type { Tx } from '../../../storage/database'
import { addDraft } from '../../pages/settings/add-to-tree'
import { chooseItemAddress } from '../../pages/settings/item-address'
import { type PageServices, refuseTakenSlug } from '../../pages/store/page-context'
import { isAddressTaken } from './change-item'
import { checkFields } from './check-fields'
import { findCollection } from './find-item'
import { answerItem } from './read-item'

/** As a draft. Its address is made by the pattern of the collection, of the day that it shows or is made. */
export async function createItem(
  services: PageServices,
  actor: Actor,
  { collectionId, wanted }: { collectionId: string; wanted: NewItem },
): Promise<Result<ItemDetail>> {
  const { websiteId } = actor
  const { title } = wanted
  const work = services.database.site(websiteId, async (tx) => {
    const collection = await findCollection(tx, websiteId, collectionId)
    if (collection === null) return fail('request.not-found')
    const event = collection.settings.kind === 'events' ? await chooseTimes(tx, services, websiteId) : null
    const item = itemFields.parse({ event, ...wanted.item })
    const refusal = await checkFields(tx, websiteId, { collection, item, before: null })
    if (refusal !== null) return refusal
    if (wanted.slug !== undefined && (await isAddressTaken(tx, { websiteId, collection, slug: wanted.slug })))
      return fail('page.slug-taken')
    const at = item.date === null ? services.now() : Date.parse(item.date)
    const slug = wanted.slug ?? (await chooseItemAddress(tx, { websiteId, collection, title, at }))
    const settings = pageSettings.parse({ title, slug, kind: 'item', inNavigation: false, item })
    const page = { settings, document: emptyPage(), reason: 'create', position: 0, collectionId } as const
    const { id } = await addDraft(tx, services, actor, page)
    return answerItem(tx, websiteId, id)
  })
  return refuseTakenSlug(work)
}

const dayMs = 24 * 60 * 60 * 1000

/** Tomorrow evening where the site is at home, until its owner says when. */
async function chooseTimes(tx: Tx, { now }: PageServices, websiteId: string): Promise<EventTimes> {
  const { body: site } = await readSiteDocument(tx, websiteId, 'settings')
  const { timeZone } = site
  const tomorrow = wallTimeOf(now() + dayMs, timeZone).slice(0, 10)
  const at = (hour: number) =>
    new Date(instantOfWallTime(`${tomorrow}T${hour}:00`, timeZone) ?? now() + dayMs).toISOString()
  return { startsAt: at(18), endsAt: at(20), isAllDay: false, timeZone, ticketsUrl: '' }
}
