import type { DraftContent, DraftQuote } from '@sitewright/model/commerce/orders/draft-order'
import { type Failure, fail } from '@sitewright/model/failures/catalog'
import type { Clock } from '../../../ground/time-and-chance'
import type { Tx } from '../../../storage/database'
import type { CartSite } from '../cart/cart-site'
import { detailsOfDraft } from '../checkout/draft-checkouts'
import { quoteGoods } from '../checkout/quote'
import { readDraftGoods } from './store/draft-goods'

/** What a draft comes to now: the customer will be shown the same. */
export async function priceDraft(tx: Tx, clock: Clock, site: CartSite, content: DraftContent): Promise<DraftQuote> {
  const goods = await readDraftGoods(tx, site, content)
  const checkout = { memberId: null, details: detailsOfDraft(content) }
  const { totals } = await quoteGoods(tx, clock, site, { checkout, goods })
  return {
    totals,
    lines: goods.all.map(({ entry: { title, sku, options, unitPriceCents }, problem }) => ({
      ...{ title, sku, options, unitPriceCents, problem },
    })),
  }
}

/** Why it can neither be sent nor ordered as it is; null when it can. */
export function refuseQuote({ lines }: DraftQuote): Failure | null {
  if (lines.length === 0) return fail('draft.empty')
  const [missing] = lines.filter(({ problem }) => problem !== null)
  if (missing === undefined) return null
  return fail('draft.unavailable', { values: { title: missing.title, problem: missing.problem ?? '' } })
}
