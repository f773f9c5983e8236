import { isDeepStrictEqual } from 'node:util'
import { checkPage } from '@sitewright/blocks/check-page'
import { fail, type Result } from '@sitewright/model/failures/catalogue'
import type { PageDocument } from '@sitewright/model/pages/document'
import type { PageDetail, PageRevision } from '@sitewright/model/pages/page-answers'
import { upgradePage } from '@sitewright/model/pages/upgrades'
import type { Tx } from '../../storage/database'
import { type Actor, findHomepageId, type PageServices, toDetail } from './page-context'
import { findRevision, insertRevision } from './revision-rows'
import { findPage, type PageWithDraft, replaceDraft } from './rows'

interface Save {
  readonly pageId: string
  readonly version: number
  readonly document: unknown
}

/** Every save is a revision. A save upon an older version is refused, so that nobody overwrites what they have not seen. */
export async function saveDraft(services: PageServices, actor: Actor, save: Save): Promise<Result<PageDetail>> {
  const checked = checkPage(upgradePage(save.document))
  if ('errors' in checked) return fail('request.invalid', { errors: prefixKeys(checked.errors) })
  return services.database.site(actor.websiteId, async (tx) => {
    const { pageId, version } = save
    const saved = await storeDraft(tx, services, actor, { pageId, version, document: checked.page, reason: 'save' })
    if (saved) return readDetail(tx, actor, pageId)
    const page = await findPage(tx, actor.websiteId, pageId)
    if (page === null) return fail('request.not-found')
    if (page.settings.kind !== 'page') return fail('page.not-content')
    // The answer to the first try was lost on the way: its repetition is no conflict.
    if (isRepetition(page, save.version, checked.page, actor)) return readDetail(tx, actor, pageId)
    return fail('page.changed-elsewhere')
  })
}

/** The content of an earlier revision becomes the newest draft; nothing between them is lost. */
export async function restoreRevision(
  services: PageServices,
  actor: Actor,
  { pageId, revisionId }: { pageId: string; revisionId: string },
): Promise<Result<PageDetail>> {
  return services.database.site(actor.websiteId, async (tx) => {
    const page = await findPage(tx, actor.websiteId, pageId)
    const revision = await findRevision(tx, { websiteId: actor.websiteId, pageId, revisionId })
    if (page === null || revision === null) return fail('request.not-found')
    const change = { pageId, version: page.draftVersion, document: revision.document, reason: 'restore' } as const
    const isStored = await storeDraft(tx, services, actor, change)
    return isStored ? readDetail(tx, actor, pageId) : fail('page.changed-elsewhere')
  })
}

async function storeDraft(
  tx: Tx,
  services: PageServices,
  actor: Actor,
  change: { pageId: string; version: number; document: PageDocument; reason: PageRevision['reason'] },
): Promise<boolean> {
  const { pageId, version, document, reason } = change
  const { websiteId, accountId: by } = actor
  const before = await findPage(tx, websiteId, pageId)
  if (before === null || before.settings.kind !== 'page') return false
  const at = new Date(services.now())
  if (!(await replaceDraft(tx, { websiteId, pageId, at, by, version, document }))) return false
  const { settings } = before
  const id = services.newId()
  await insertRevision(tx, { websiteId, pageId, id, version: version + 1, document, settings, reason, at, by })
  return true
}

async function readDetail(tx: Tx, actor: Actor, pageId: string): Promise<Result<PageDetail>> {
  const page = await findPage(tx, actor.websiteId, pageId)
  return page === null ? fail('request.not-found') : toDetail(page, await findHomepageId(tx, actor.websiteId))
}

function isRepetition(page: PageWithDraft, version: number, document: PageDocument, actor: Actor): boolean {
  return (
    page.draftVersion === version + 1 &&
    page.updatedBy === actor.accountId &&
    // Through JSON, as the stored copy went: absent and undefined fields are the same there.
    isDeepStrictEqual(JSON.parse(JSON.stringify(document)), page.draft)
  )
}

function prefixKeys(errors: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(errors).map(([path, text]) => [`document.${path}`, text]))
}
