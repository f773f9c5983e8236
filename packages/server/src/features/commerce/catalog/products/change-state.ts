import type { WorkflowState } from '@sitewright/model/commerce/products/product'
import type { ProductDetail } from '@sitewright/model/commerce/products/product-answers'
import { fail, isFailure, type Result } from '@sitewright/model/failures/catalog'
import type { Actor } from '../../../../actors/actor'
import type { Tx } from '../../../../storage/database'
import { publishDraft, withdrawPage } from '../../../pages/publishing/publish-page'
import { mayPublishAt, setPageTime } from '../../../pages/publishing/schedule-page'
import type { CatalogServices } from '../store/catalog-services'
import { findProduct } from '../store/product-rows'
import { tellOfStock } from '../store/restock-job'
import { answerProduct } from './read-product'

interface StateChange {
  readonly productId: string
  readonly workflowState: WorkflowState
  readonly at: string | undefined
}

/** Published, its draft is what visitors see; scheduled, they see nothing of it until then. */
export async function changeProductState(
  services: CatalogServices,
  actor: Actor,
  { productId, workflowState, at }: StateChange,
): Promise<Result<ProductDetail>> {
  const time = at === undefined ? null : new Date(at)
  if (time !== null && !mayPublishAt(services, time)) return fail('page.schedule-past')
  return services.database.site(actor.websiteId, async (tx) => {
    const { websiteId } = actor
    if ((await findProduct(tx, { websiteId, productId })) === null) return fail('request.not-found')
    const changed =
      workflowState === 'PUBLISHED'
        ? await publishDraft(tx, services, actor, { pageId: productId, version: undefined })
        : await hideUntil(tx, services, actor, { pageId: productId, at: time })
    if (isFailure(changed)) return changed
    // People may wait for what was hidden when its stock came.
    await tellOfStock(tx, services, { websiteId, productIds: [productId] })
    return answerProduct(tx, websiteId, productId)
  })
}

async function hideUntil(tx: Tx, services: CatalogServices, actor: Actor, until: { pageId: string; at: Date | null }) {
  const hidden = await withdrawPage(tx, services, actor, until.pageId)
  return isFailure(hidden) || until.at === null ? hidden : setPageTime(tx, services, actor, until)
}
