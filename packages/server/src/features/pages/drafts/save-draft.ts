import { isDeepStrictEqual } from 'node:util'
import { checkPage } from '@sitewright/blocks/page/check-page'
import { fail, type Result } from '@sitewright/model/failures/catalog'
import type { PageDocument } from '@sitewright/model/pages/document'
import type { PageDetail, PageRevision } from '@sitewright/model/pages/page-answers'
import { hasContent } from '@sitewright/model/pages/page-settings'
import { upgradePage } from '@sitewright/model/pages/upgrades'
import type { Actor } from '../../../actors/actor'
import type { Tx } from '../../../storage/database'
import { refuseNewMarkup } from '../../forms/definitions/check-markup'
import { refuseNewRecipients } from '../../forms/definitions/check-recipients'
import { findHomepageId } from '../store/homepage-rows'
import { type PageServices, toDetail } from '../store/page-context'
import { noteOf } from '../store/page-notes'
import { findRevision, insertRevision } from '../store/revision-rows'
import { findPage, listRecentSaves, type PageWithDraft, replaceDraft } from '../store/rows'
import { savesBetweenThinning, thinRevisions } from './thin-revisions'

interface Save {
  readonly pageId: string
  readonly version: number
  readonly document: unknown
  /** The sender's own id for this save. */
  readonly saveId: string | null
  /** The window that saves, which need not be told of it. */
  readonly client: string | null
}

interface SaveByPerson extends Save {
  readonly mayInject: boolean
  readonly mayReadInbox: boolean
}

/** Every save is a revision. A save upon an older version is refused, so that nobody overwrites what they have not seen. */
export async function saveDraft(services: PageServices, actor: Actor, save: SaveByPerson): Promise<Result<PageDetail>> {
  const checked = checkPage(upgradePage(save.document))
  if ('errors' in checked) return fail('request.invalid', { errors: prefixKeys(checked.errors) })
  return services.database.site(actor.websiteId, async (tx) => {
    const { pageId, version, saveId, client, mayInject, mayReadInbox } = save
    const stored = mayInject && mayReadInbox ? null : (await findPage(tx, actor.websiteId, pageId))?.draft
    const writing = { websiteId: actor.websiteId, document: checked.page, stored, prefix: 'document.' }
    const refusal =
      (await refuseNewMarkup(tx, { ...writing, mayInject })) ??
      (await refuseNewRecipients(tx, { ...writing, mayReadInbox }))
    if (refusal !== null) return refusal
    const change = { pageId, version, saveId, client, document: checked.page, reason: 'save' } as const
    const saved = await storeDraft(tx, services, actor, change)
    if (saved) return readDetail(tx, actor, pageId)
    const page = await findPage(tx, actor.websiteId, pageId)
    if (page === null) return fail('request.not-found')
    if (!hasContent(page.settings)) return fail('page.not-content')
    // The answer to the first try was lost on the way: its repetition is no conflict.
    if (isRepetition(page, save.version, checked.page, actor)) return readDetail(tx, actor, pageId)
    if (await isLastSave(tx, actor.websiteId, save)) return readDetail(tx, actor, pageId)
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
    const change = { pageId, version: page.draftVersion, document: revision.document } as const
    const restored = { ...change, reason: 'restore', saveId: null, client: null } as const
    const isStored = await storeDraft(tx, services, actor, restored)
    return isStored ? readDetail(tx, actor, pageId) : fail('page.changed-elsewhere')
  })
}

async function storeDraft(
  tx: Tx,
  services: PageServices,
  actor: Actor,
  change: Omit<Save, 'document'> & { document: PageDocument; reason: PageRevision['reason'] },
): Promise<boolean> {
  const { pageId, version, document, reason, saveId } = change
  const { websiteId, accountId: by } = actor
  const before = await findPage(tx, websiteId, pageId)
  if (before === null || !hasContent(before.settings)) return false
  const at = new Date(services.now())
  if (!(await replaceDraft(tx, { websiteId, pageId, at, by, version, document, saveId }))) return false
  const { settings } = before
  const id = services.newId()
  await insertRevision(tx, { websiteId, pageId, id, version: version + 1, document, settings, reason, at, by })
  if (version % savesBetweenThinning === 0) await thinRevisions(tx, { websiteId, pageId, now: at })
  const note = noteOf('saved', pageId, version + 1, { by, client: change.client })
  await services.database.announce(tx, { websiteId, tags: [], note })
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

/** The newest version is this very save: its first answer was lost on the way. */
async function isLastSave(tx: Tx, websiteId: string, { pageId, saveId }: Save): Promise<boolean> {
  const [last] = await listRecentSaves(tx, websiteId, pageId)
  return saveId !== null && last === saveId
}

function prefixKeys(errors: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(errors).map(([path, text]) => [`document.${path}`, text]))
}
