import { hasNewPassword } from '@sitewright/model/accounts/masked-password'
import { fail, isFailure, type Result } from '@sitewright/model/failures/catalogue'
import type { PageSettingsChange, PageSummary } from '@sitewright/model/pages/page-answers'
import { addressOfPage } from '@sitewright/model/pages/page-path'
import { type PageSettings, pageSettings } from '@sitewright/model/pages/page-settings'
import { isForMembers } from '@sitewright/model/pages/page-tree'
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
import { repairSiteLinks } from './repair-links'
import { findPage, listPages, type PageRow, replaceSettings } from './rows'

/**
 * A page that gets another address takes the links of the site with it; a published one leaves a redirect at the old address.
 * Only who may put code on the site may change the code of a page.
 */
export async function changeSettings(
  services: PageServices & { readonly passwords: Passwords },
  actor: Actor,
  { pageId, change: { password = '', ...change }, mayInject }: WantedChange,
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
    const wanted = pageSettings.parse({ ...page.settings, ...change }) satisfies PageSettings
    if (!mayInject && !isSameCode(wanted, page.settings)) return fail('request.forbidden')
    const settings = leaveFolderOfOthers(wanted, pages)
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
    const tags: string[] = []
    if (settings.slug !== page.settings.slug) {
      const moved = { from: addressOfPage(page.settings.slug, false), to: addressOfPage(settings.slug, false) }
      if (page.publishedVersion !== null) await insertRedirect(tx, { websiteId, ...moved, at })
      tags.push(...(await repairSiteLinks(tx, services, { actor, moved })))
    }
    if (page.publishedVersion !== null) tags.push(pageTag(pageId), navigationTag, sitemapTag)
    if (tags.length > 0) await services.database.announce(tx, { websiteId, tags: [...new Set(tags)] })
    // Read again: the page may have linked to itself.
    const changed = (await findPage(tx, websiteId, pageId)) ?? page
    return toSummary(changed, homepageId)
  })
  return refuseTakenSlug(work)
}

interface WantedChange {
  readonly pageId: string
  readonly change: PageSettingsChange
  readonly mayInject: boolean
}

function isSameCode({ codeInjection: one }: PageSettings, { codeInjection: other }: PageSettings): boolean {
  return one.header === other.header && one.footer === other.footer
}

/** A folder is for members or for everyone, and so is what it holds. */
function leaveFolderOfOthers(settings: PageSettings, pages: readonly PageRow[]): PageSettings {
  const folder = pages.find((it) => it.id === settings.parentId)
  if (folder === undefined || isForMembers(folder) === isForMembers({ settings })) return settings
  return { ...settings, parentId: null }
}
