import { maxStock } from '@sitewright/model/commerce/products/product'
import type { StockAdjustment, StockLog } from '@sitewright/model/commerce/products/stock'
import { type Failure, fail, isFailure, type Result } from '@sitewright/model/failures/catalog'
import type { Actor } from '../../../../actors/actor'
import { nameAuthors } from '../../../../actors/author-names'
import type { Tx } from '../../../../storage/database'
import { repeatRequest } from '../../../../storage/repeat-request'
import { refuseShortStock } from '../products/check-variant'
import type { CatalogServices } from '../store/catalog-services'
import { findStockRequest, listStockChanges } from '../store/stock-rows'
import type { VariantRow } from '../store/variant-rows'
import { changeStock } from './change-stock'
import { findOfferedVariant } from './find-variant'

interface Adjustment {
  readonly variantId: string
  readonly adjustment: StockAdjustment
  /** Sent again with the same key, a change happens once. */
  readonly key: string | null
  /** Whether a program did it, or somebody in the panel. */
  readonly byToken: boolean
}

type Adjusted = Pick<StockLog, 'qtyInStock'>

export function adjustStock(services: CatalogServices, actor: Actor, asked: Adjustment): Promise<Result<Adjusted>> {
  return repeatRequest('stock_changes_key', () =>
    services.database.site(actor.websiteId, (tx) => adjust(tx, services, actor, asked)),
  )
}

async function adjust(tx: Tx, services: CatalogServices, actor: Actor, asked: Adjustment): Promise<Result<Adjusted>> {
  const { websiteId, accountId: by } = actor
  const { variantId, adjustment, key, byToken } = asked
  const content = JSON.stringify(adjustment)
  const known = key === null ? null : await findStockRequest(tx, { websiteId, key })
  if (known !== null) {
    const isSame = known.variantId === variantId && known.asked === content
    return isSame ? { qtyInStock: known.qtyInStock } : fail('product.key-reused')
  }
  const variant = await findOfferedVariant(tx, websiteId, variantId)
  if (variant === null) return fail('request.not-found')
  const { note, ...step } = adjustment
  const reason = byToken ? 'api' : 'hand'
  const request = key === null ? undefined : { key, asked: content }
  const move = { websiteId, productId: variant.productId, variantId, step, reason, note, by, request } as const
  const qtyInStock = await changeStock(tx, services, move)
  return qtyInStock === null ? refuseStock(variant, adjustment) : { qtyInStock }
}

function refuseStock(variant: VariantRow, adjustment: StockAdjustment): Failure {
  const isMore = 'set' in adjustment ? adjustment.set > variant.stock : adjustment.delta > 0
  const field = 'set' in adjustment ? 'set' : 'delta'
  if (isMore)
    return fail('request.invalid', {
      errors: { [field]: `A variant has at most ${maxStock.toLocaleString('en-US')} units.` },
    })
  return refuseShortStock(variant)
}

const changesInLog = 50

export async function readStock(
  services: CatalogServices,
  websiteId: string,
  { variantId, cursor }: { variantId: string; cursor: string | undefined },
): Promise<Result<StockLog>> {
  const found = await services.database.site(websiteId, async (tx) => {
    const variant = await findOfferedVariant(tx, websiteId, variantId)
    if (variant === null) return fail('request.not-found')
    const page = { websiteId, variantId, limit: changesInLog + 1 }
    const changes = await listStockChanges(tx, cursor === undefined ? page : { ...page, after: cursor })
    return { qtyInStock: Math.max(0, variant.stock - variant.held), changes }
  })
  if (isFailure(found)) return found
  const shown = found.changes.slice(0, changesInLog)
  const named = await nameAuthors(services, shown)
  return {
    qtyInStock: found.qtyInStock,
    changes: named.map(({ createdBy, ...change }) => change),
    nextCursor: found.changes.length > changesInLog ? (shown.at(-1)?.id ?? null) : null,
  }
}
