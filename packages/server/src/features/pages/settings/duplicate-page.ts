import { fail, type Result } from '@sitewright/model/failures/catalog'
import type { PageDetail } from '@sitewright/model/pages/page-answers'
import type { PageSettings } from '@sitewright/model/pages/page-settings'
import type { Actor } from '../../../actors/actor'
import type { Tx } from '../../../storage/database'
import { type PageServices, refuseTakenSlug } from '../store/page-context'
import { readPasswordHash, storePasswordHash } from '../store/password-rows'
import { findPage, listPages, type PageWithDraft } from '../store/rows'
import { copyWithNewIds } from './add-page'
import { addDraft, addToTree, chooseSlug } from './add-to-tree'
import { chooseItemAddress } from './item-address'

/**
 * The copy is a draft: visitors see nothing of it before it is published. That of an item is in the same collection; products
 * are copied by a call of their own.
 */
export async function duplicatePage(
  services: PageServices,
  actor: Actor,
  { pageId, keepsCode }: { pageId: string; keepsCode: boolean },
): Promise<Result<PageDetail>> {
  const work = services.database.site(actor.websiteId, async (tx) => {
    const page = await findPage(tx, actor.websiteId, pageId)
    if (page === null || page.settings.kind === 'product') return fail('request.not-found')
    const title = `${page.settings.title.slice(0, 190)} (copy)`
    const codeInjection = keepsCode ? page.settings.codeInjection : { header: '', footer: '' }
    const settings = { ...page.settings, title, codeInjection }
    const copy = await addCopy(tx, services, actor, { page, settings })
    const hash = copy && (await readPasswordHash(tx, { websiteId: actor.websiteId, pageId }))
    if (copy === null) return fail('request.not-found')
    if (hash === null) return copy
    const at = new Date(services.now())
    await storePasswordHash(tx, { websiteId: actor.websiteId, pageId: copy.id, hash, at })
    return { ...copy, hasPassword: true }
  })
  return refuseTakenSlug(work)
}

interface Copied {
  readonly page: PageWithDraft
  readonly settings: PageSettings
}

/** Null when the page of its collection is gone. */
async function addCopy(
  tx: Tx,
  services: PageServices,
  actor: Actor,
  { page, settings }: Copied,
): Promise<PageDetail | null> {
  const { websiteId } = actor
  const copy = { document: copyWithNewIds(page.draft, services.newId), reason: 'duplicate' } as const
  if (page.collection === null) {
    const pages = await listPages(tx, websiteId)
    const slug = chooseSlug(settings.title, pages)
    return addToTree(tx, services, actor, { ...copy, settings: { ...settings, slug }, pages })
  }
  const collection = await findPage(tx, websiteId, page.collection.id)
  if (collection === null) return null
  const slug = await chooseItemAddress(tx, { websiteId, collection, title: settings.title, at: services.now() })
  // It was not written on the day that the other one shows, and nobody was asked to read it.
  const item = settings.item && { ...settings.item, date: null, isInReview: false }
  const ofItem = { ...settings, slug, ...(item && { item }) }
  return addDraft(tx, services, actor, { ...copy, settings: ofItem, position: 0, collectionId: collection.id })
}
