import { layoutOfTemplate, makeTemplatePage } from '@sitewright/blocks/presets/page-templates'
import { fail, type Result } from '@sitewright/model/failures/catalog'
import { freeSlug, isReservedSlug, slugFromTitle } from '@sitewright/model/pages/addresses/slugs'
import { emptyPage, type PageDocument } from '@sitewright/model/pages/document'
import type { NewPage, PageDetail, PageRevision } from '@sitewright/model/pages/page-answers'
import { hasContent, type PageSettings, pageSettings } from '@sitewright/model/pages/page-settings'
import type { Actor } from '../../../actors/actor'
import type { Tx } from '../../../storage/database'
import { findHomepageId } from '../store/homepage-rows'
import { type PageServices, refuseTakenSlug, toDetail } from '../store/page-context'
import { readPasswordHash, storePasswordHash } from '../store/password-rows'
import { findPage, listPages, type PageRow } from '../store/rows'
import { addPage, copyWithNewIds } from './add-page'
import { checkKind, checkParent } from './check-settings'

export async function createPage(services: PageServices, actor: Actor, wanted: NewPage): Promise<Result<PageDetail>> {
  const { template, slug, ...given } = wanted
  const start = makeTemplatePage(template, wanted.title, services.newId)
  if (start === null) return fail('page.template-unknown')
  if (slug !== undefined && isReservedSlug(slug)) return fail('page.slug-reserved')
  const work = services.database.site(actor.websiteId, async (tx) => {
    const pages = await listPages(tx, actor.websiteId)
    const settings = pageSettings.parse({
      layout: layoutOfTemplate(template),
      ...given,
      slug: slug ?? chooseSlug(wanted.title, pages),
    })
    const refusal = checkKind(settings, null) ?? checkParent(settings, pages)
    if (refusal !== null) return refusal
    const document = hasContent(settings) ? start : emptyPage()
    return addToTree(tx, services, actor, { settings, document, pages, reason: 'create' })
  })
  return refuseTakenSlug(work)
}

/** The copy is a draft: visitors see nothing of it before it is published. */
export async function duplicatePage(
  services: PageServices,
  actor: Actor,
  { pageId, keepsCode }: { pageId: string; keepsCode: boolean },
): Promise<Result<PageDetail>> {
  const work = services.database.site(actor.websiteId, async (tx) => {
    const page = await findPage(tx, actor.websiteId, pageId)
    if (page === null || page.collection !== null) return fail('request.not-found')
    const pages = await listPages(tx, actor.websiteId)
    const title = `${page.settings.title.slice(0, 190)} (copy)`
    const codeInjection = keepsCode ? page.settings.codeInjection : { header: '', footer: '' }
    const settings = { ...page.settings, title, slug: chooseSlug(title, pages), codeInjection }
    const document = copyWithNewIds(page.draft, services.newId)
    const copy = await addToTree(tx, services, actor, { settings, document, pages, reason: 'duplicate' })
    const hash = await readPasswordHash(tx, { websiteId: actor.websiteId, pageId })
    if (hash === null) return copy
    const at = new Date(services.now())
    await storePasswordHash(tx, { websiteId: actor.websiteId, pageId: copy.id, hash, at })
    return { ...copy, hasPassword: true }
  })
  return refuseTakenSlug(work)
}

interface TreeAddition {
  readonly settings: PageSettings
  readonly document: PageDocument
  readonly pages: readonly PageRow[]
  readonly reason: PageRevision['reason']
}

async function addToTree(tx: Tx, services: PageServices, actor: Actor, addition: TreeAddition): Promise<PageDetail> {
  const { pages, ...page } = addition
  const position = Math.max(-1, ...pages.map((it) => it.position)) + 1
  // Folders and links have no content to prepare: they are in the navigation at once.
  const isPublished = !hasContent(page.settings)
  const pageId = services.newId()
  await addPage(tx, services, actor, { ...page, pageId, collectionId: null, position, isPublished })
  const added = await findPage(tx, actor.websiteId, pageId)
  if (added === null) throw new Error('a page is gone in the transaction that added it')
  return toDetail(added, await findHomepageId(tx, actor.websiteId))
}

function chooseSlug(title: string, pages: readonly PageRow[]): string {
  const taken = new Set(pages.map((page) => page.settings.slug))
  return freeSlug(slugFromTitle(title), (slug) => taken.has(slug))
}
