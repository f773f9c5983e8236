import { fail, type Result } from '@sitewright/model/failures/catalogue'
import type { PageSettingsChange, PageSummary } from '@sitewright/model/pages/page-answers'
import { addressOfPage } from '@sitewright/model/pages/page-path'
import { type PageSettings, pageSettings } from '@sitewright/model/pages/page-settings'
import { isReservedSlug } from '@sitewright/model/pages/slugs'
import { checkParent } from './check-settings'
import {
  type Actor,
  findHomepageId,
  navigationTag,
  type PageServices,
  pageTag,
  refuseTakenSlug,
  sitemapTag,
  toSummary,
} from './page-context'
import { insertRedirect } from './redirect-rows'
import { listPages, replaceSettings } from './rows'

/** A published page that gets another address leaves a redirect at the old one. */
export async function changeSettings(
  services: PageServices,
  actor: Actor,
  { pageId, change }: { pageId: string; change: PageSettingsChange },
): Promise<Result<PageSummary>> {
  const { websiteId, accountId: by } = actor
  const work = services.database.site(websiteId, async (tx) => {
    const pages = await listPages(tx, websiteId)
    const page = pages.find((it) => it.id === pageId)
    if (page === undefined) return fail('request.not-found')
    const homepageId = await findHomepageId(tx, websiteId)
    const settings = pageSettings.parse({ ...page.settings, ...change }) satisfies PageSettings
    if (settings.slug !== page.settings.slug && isReservedSlug(settings.slug)) return fail('page.slug-reserved')
    if (settings.kind !== 'page' && pageId === homepageId) return fail('page.homepage-kind')
    const refusal = checkParent(settings, pages)
    if (refusal !== null) return refusal
    const at = new Date(services.now())
    await replaceSettings(tx, { websiteId, pageId, settings, at, by })
    if (settings.slug !== page.settings.slug && page.publishedVersion !== null) {
      const [from, to] = [addressOfPage(page.settings.slug, false), addressOfPage(settings.slug, false)]
      await insertRedirect(tx, { websiteId, from, to, at })
    }
    if (page.publishedVersion !== null)
      await services.database.announce(tx, { websiteId, tags: [pageTag(pageId), navigationTag, sitemapTag] })
    return toSummary({ ...page, settings, updatedAt: at, updatedBy: by }, homepageId)
  })
  return refuseTakenSlug(work)
}
