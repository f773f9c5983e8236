import { fail, type Result } from '@sitewright/model/failures/catalog'
import { type ContentMove, contentStatusTable } from '@sitewright/model/reference/content-statuses'
import { nextState } from '@sitewright/model/states/state-table'
import type { Services } from '../../../services/services'
import type { Tx } from '../../../storage/database'
import { binLimit } from './bin-limit'
import { statusOf } from './page-context'
import { lockPage, type PageRow, type PageWithDraft } from './rows'

interface WantedMove {
  readonly websiteId: string
  readonly pageId: string
  /** By the table of statuses; a function where it depends on the page. */
  readonly move: ContentMove | ((page: PageRow) => ContentMove)
}

/** The page to move, if the table of statuses allows it. Nobody else moves it before the transaction ends. */
export async function takePage(
  tx: Tx,
  services: Pick<Services, 'now'>,
  { websiteId, pageId, move }: WantedMove,
): Promise<Result<PageWithDraft>> {
  const page = await lockPage(tx, websiteId, pageId)
  if (page === null || isGone(page, services)) return fail('request.not-found')
  const event = typeof move === 'function' ? move(page) : move
  if (nextState(contentStatusTable, statusOf(page), event) !== null) return page
  return fail(page.deletedAt === null ? 'page.not-deleted' : 'page.deleted')
}

function isGone({ deletedAt }: PageRow, services: Pick<Services, 'now'>): boolean {
  return deletedAt !== null && deletedAt < binLimit(services)
}
