import { layoutOfTemplate, makeTemplatePage } from '@sitewright/blocks/presets/page-templates'
import { fail, type Result } from '@sitewright/model/failures/catalog'
import { isReservedSlug } from '@sitewright/model/pages/addresses/slugs'
import { emptyPage } from '@sitewright/model/pages/document'
import type { NewPage, PageDetail } from '@sitewright/model/pages/page-answers'
import { hasContent, pageSettings } from '@sitewright/model/pages/page-settings'
import type { Actor } from '../../../actors/actor'
import { type PageServices, refuseTakenSlug } from '../store/page-context'
import { listPages } from '../store/rows'
import { addToTree, chooseSlug } from './add-to-tree'
import { checkAddress, checkKind, checkParent } from './check-settings'
import { fitKind } from './fit-kind'

export async function createPage(services: PageServices, actor: Actor, wanted: NewPage): Promise<Result<PageDetail>> {
  const { template, slug, ...given } = wanted
  const { websiteId } = actor
  const start = makeTemplatePage(template, wanted.title, services.newId)
  if (start === null) return fail('page.template-unknown')
  if (slug !== undefined && isReservedSlug(slug)) return fail('page.slug-reserved')
  const work = services.database.site(websiteId, async (tx) => {
    const pages = await listPages(tx, websiteId)
    const address = { slug: slug ?? chooseSlug(wanted.title, pages) }
    const settings = fitKind(pageSettings.parse({ layout: layoutOfTemplate(template), ...given, ...address }))
    const refusal =
      (await checkKind(tx, websiteId, { settings, before: null })) ??
      checkParent(settings, pages) ??
      (await checkAddress(tx, websiteId, { ...address, pages }))
    if (refusal !== null) return refusal
    const document = hasContent(settings) ? start : emptyPage()
    return addToTree(tx, services, actor, { settings, document, pages, reason: 'create' })
  })
  return refuseTakenSlug(work)
}
