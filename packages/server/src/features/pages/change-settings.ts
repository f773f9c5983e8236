import { hasNewPassword } from '@sitewright/model/accounts/masked-password'
import { fail, isFailure, type Result } from '@sitewright/model/failures/catalogue'
import type { PageSettingsChange, PageSummary } from '@sitewright/model/pages/page-answers'
import { addressOfPage } from '@sitewright/model/pages/page-path'
import { type PageSettings, pageSettings } from '@sitewright/model/pages/page-settings'
import { isReservedSlug } from '@sitewright/model/pages/slugs'
import type { Passwords } from '../accounts/passwords'
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
import { storePasswordHash } from './password-rows'
import { insertRedirect } from './redirect-rows'
import { listPages, replaceSettings } from './rows'

/** A published page that gets another address leaves a redirect at the old one. */
export async function changeSettings(
  services: PageServices & { readonly passwords: Passwords },
  actor: Actor,
  { pageId, change: { password = '', ...change } }: { pageId: string; change: PageSettingsChange },
): Promise<Result<PageSummary>> {
  const { websiteId, accountId: by } = actor
  // Hashed before the transaction, which would be held open meanwhile.
  const hash = hasNewPassword(password) ? await services.passwords.hash(password) : null
  if (isFailure(hash)) return hash
  const work = services.database.site(websiteId, async (tx) => {
    const pages = await listPages(tx, websiteId)
    const page = pages.find((it) => it.id === pageId)
    if (page === undefined) return fail('request.not-found')
    const homepageId = await findHomepageId(tx, websiteId)
    const settings = pageSettings.parse({ ...page.settings, ...change }) satisfies PageSettings
    if (settings.slug !== page.settings.slug && isReservedSlug(settings.slug)) return fail('page.slug-reserved')
    if (settings.kind !== 'page' && pageId === homepageId) return fail('page.homepage-kind')
    const hasPassword = page.hasPassword || hash !== null
    if (change.access === 'password' && !hasPassword)
      return fail('request.invalid', { errors: { password: 'Choose a password.' } })
    const refusal = checkParent(settings, pages)
    if (refusal !== null) return refusal
    const at = new Date(services.now())
    await replaceSettings(tx, { websiteId, pageId, settings, at, by })
    if (hash !== null) await storePasswordHash(tx, { websiteId, pageId, hash, at })
    if (settings.slug !== page.settings.slug && page.publishedVersion !== null) {
      const [from, to] = [addressOfPage(page.settings.slug, false), addressOfPage(settings.slug, false)]
      await insertRedirect(tx, { websiteId, from, to, at })
    }
    if (page.publishedVersion !== null)
      await services.database.announce(tx, { websiteId, tags: [pageTag(pageId), navigationTag, sitemapTag] })
    return toSummary({ ...page, settings, hasPassword, updatedAt: at, updatedBy: by }, homepageId)
  })
  return refuseTakenSlug(work)
}
