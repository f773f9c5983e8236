import type { ItemsChange } from '@sitewright/model/collections/answers/item-answers'
import { isFailure, type Result } from '@sitewright/model/failures/catalog'
import type { Actor } from '../../../actors/actor'
import type { Tx } from '../../../storage/database'
import { binPage } from '../../pages/bin/bin'
import { takeBack } from '../../pages/bin/bring-back'
import { publishDraft, withdrawPage } from '../../pages/publishing/publish-page'
import { type PageServices, statusOf } from '../../pages/store/page-context'
import type { PageRow } from '../../pages/store/rows'

interface WantedState {
  readonly page: PageRow
  readonly state: ItemsChange['state']
}

/** Inside the caller's transaction: the same that is done with a single page. False where it is in that state already. */
export async function changeState(
  tx: Tx,
  services: PageServices,
  actor: Actor,
  { page, state }: WantedState,
): Promise<Result<boolean>> {
  if (state === undefined || isInState(page, state)) return false
  const pageId = page.id
  const moves = {
    published: () => publishDraft(tx, services, actor, { pageId, version: undefined }),
    draft: () => withdrawPage(tx, services, actor, pageId),
    deleted: () => binPage(tx, services, actor, pageId),
    restored: () => takeBack(tx, services, actor, { pageId, move: () => 'undoDelete' }),
  }
  const changed = await moves[state]()
  return isFailure(changed) ? changed : true
}

function isInState(page: PageRow, state: NonNullable<ItemsChange['state']>): boolean {
  if (state === 'published') return page.publishedVersion === page.draftVersion && page.scheduledAt === null
  if (state === 'draft') return statusOf(page) === 'draft'
  return (page.deletedAt !== null) === (state === 'deleted')
}
