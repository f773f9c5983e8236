import { hasNewPassword } from '@sitewright/model/accounts/masked-password'
import { fail, isFailure, type Result } from '@sitewright/model/failures/catalog'
import { isReservedSlug } from '@sitewright/model/pages/addresses/slugs'
import type { PageSettingsChange, PageSummary } from '@sitewright/model/pages/page-answers'
import { hasContent, type PageSettings, pageSettings } from '@sitewright/model/pages/page-settings'
import { isForMembers } from '@sitewright/model/pages/page-tree'
import type { Actor } from '../../../actors/actor'
import type { Passwords } from '../../../security/passwords'
import { findHomepageId } from '../store/homepage-rows'
import { type PageServices, refuseTakenSlug, toSummary } from '../store/page-context'
import { storePasswordHash } from '../store/password-rows'
import { findPage, listPages, type PageRow } from '../store/rows'
import { applySettings } from './apply-settings'
import { checkAddress, checkKind, checkParent } from './check-settings'
import { fitKind } from './fit-kind'

/** Only who may put code on the site may change the code of a page. */
export async function changeSettings(
  services: PageServices & { readonly passwords: Passwords },
  actor: Actor,
  { pageId, change: { password = '', ...change }, mayInject }: WantedChange,
): Promise<Result<PageSummary>> {
  const { websiteId } = actor
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
    const settings = fitKind(leaveFolderOfOthers(wanted, pages))
    if (settings.slug !== page.settings.slug && isReservedSlug(settings.slug)) return fail('page.slug-reserved')
    if (!hasContent(settings) && pageId === homepageId) return fail('page.homepage-kind')
    const hasPassword = page.hasPassword || hash !== null
    if (change.access === 'password' && !hasPassword)
      return fail('request.invalid', { errors: { password: 'Enter a password.' } })
    const refusal =
      (await checkKind(tx, websiteId, { settings, before: page })) ??
      checkParent(settings, pages) ??
      (await checkAddress(tx, websiteId, { slug: settings.slug, pages }))
    if (refusal !== null) return refusal
    await applySettings(tx, services, actor, { page, settings })
    if (hash !== null) await storePasswordHash(tx, { websiteId, pageId, hash, at: new Date(services.now()) })
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
