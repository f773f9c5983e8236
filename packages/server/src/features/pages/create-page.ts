import { layoutOfTemplate, makeTemplatePage } from '@sitewright/blocks/presets/page-templates'
import { fail, type Result } from '@sitewright/model/failures/catalogue'
import { emptyPage, type PageDocument } from '@sitewright/model/pages/document'
import type { NewPage, PageDetail, PageRevision } from '@sitewright/model/pages/page-answers'
import { type PageSettings, pageSettings } from '@sitewright/model/pages/page-settings'
import { freeSlug, isReservedSlug, slugFromTitle } from '@sitewright/model/pages/slugs'
import type { Tx } from '../../storage/database'
import { checkParent } from './check-settings'
import { type Actor, findHomepageId, navigationTag, type PageServices, refuseTakenSlug, toDetail } from './page-context'
import { readPasswordHash, storePasswordHash } from './password-rows'
import { insertRevision } from './revision-rows'
import { findPage, insertPage, listPages, type PageRow } from './rows'

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
    const refusal = checkParent(settings, pages)
    if (refusal !== null) return refusal
    const document = settings.kind === 'page' ? start : emptyPage()
    return addPage(tx, services, actor, { settings, document, pages, reason: 'create' })
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
    if (page === null) return fail('request.not-found')
    const pages = await listPages(tx, actor.websiteId)
    const title = `${page.settings.title.slice(0, 190)} (copy)`
    const codeInjection = keepsCode ? page.settings.codeInjection : { header: '', footer: '' }
    const settings = { ...page.settings, title, slug: chooseSlug(title, pages), codeInjection }
    const document = copyWithNewIds(page.draft, services.newId)
    const copy = await addPage(tx, services, actor, { settings, document, pages, reason: 'duplicate' })
    const hash = await readPasswordHash(tx, { websiteId: actor.websiteId, pageId })
    if (hash === null) return copy
    const at = new Date(services.now())
    await storePasswordHash(tx, { websiteId: actor.websiteId, pageId: copy.id, hash, at })
    return { ...copy, hasPassword: true }
  })
  return refuseTakenSlug(work)
}

interface Addition {
  readonly settings: PageSettings
  readonly document: PageDocument
  readonly pages: readonly PageRow[]
  readonly reason: PageRevision['reason']
}

async function addPage(tx: Tx, services: PageServices, actor: Actor, addition: Addition): Promise<PageDetail> {
  const { settings, document, pages, reason } = addition
  const { websiteId, accountId: by } = actor
  const at = new Date(services.now())
  const id = services.newId()
  const position = Math.max(-1, ...pages.map((page) => page.position)) + 1
  // Folders and links have no content to prepare: they are in the navigation at once.
  const isPublished = settings.kind !== 'page'
  await insertPage(tx, { websiteId, id, settings, document, position, isPublished, at, by })
  const revision = { websiteId, pageId: id, id: services.newId(), version: 1, document, settings, reason, at, by }
  await insertRevision(tx, revision)
  if (isPublished) await services.database.announce(tx, { websiteId, tags: [navigationTag] })
  const added = await findPage(tx, websiteId, id)
  if (added === null) throw new Error('a page is gone in the transaction that added it')
  return toDetail(added, await findHomepageId(tx, websiteId))
}

function chooseSlug(title: string, pages: readonly PageRow[]): string {
  const taken = new Set(pages.map((page) => page.settings.slug))
  return freeSlug(slugFromTitle(title), (slug) => taken.has(slug))
}

function copyWithNewIds(document: PageDocument, newId: () => string): PageDocument {
  return {
    ...document,
    sections: document.sections.map((section) => ({
      ...section,
      id: newId(),
      blocks: section.blocks.map((block) => ({ ...block, id: newId() })),
    })),
  }
}
