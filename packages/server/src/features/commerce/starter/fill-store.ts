import { newDiscount } from '@sitewright/model/commerce/selling/discounts'
import { createDiscounts } from '../discounts/service'
import { expectDone } from './expect-done'
import { fillCatalog } from './fill-catalog'
import { makeOrders, type OrderParts } from './make-orders'
import { storeTemplate, unfilledCatalog } from './store-template'

const dayMs = 24 * 60 * 60_000

/** When the shop of a starter site is said to have opened: before the first of its orders. */
export const openedBeforeMs = 21 * dayMs

interface FilledStore {
  readonly site: { readonly websiteId: string; readonly identifier: string; readonly accountId: string }
  /** As it stands in the template. */
  readonly catalog: unknown
  /** Puts ids in the place of what the template names. */
  readonly fill: (value: unknown, more?: ReadonlyMap<string, string>) => unknown
  readonly hasOrders: boolean
  readonly now: number
}

/** What a template sells, through the services that an owner and their customers use. What does not fit throws. */
export async function fillStore(
  parts: OrderParts,
  { site, catalog, fill, hasOrders, now }: FilledStore,
): Promise<void> {
  const { websiteId, identifier, accountId } = site
  const actor = { websiteId, accountId }
  const { services } = parts.past
  const { discounts, ...unfilled } = unfilledCatalog.parse(catalog)
  const { orders, categories, products } = storeTemplate.parse(fill(unfilled))
  const categoryIds = await fillCatalog(services, actor, { categories, products })
  const named = new Map([...categoryIds].map(([key, id]) => [`category:${key}`, id]))
  for (const discount of discounts)
    expectDone(await createDiscounts(services).add(actor, newDiscount.parse(fill(discount, named))))
  if (hasOrders) await makeOrders(parts, { website: { id: websiteId, identifier }, actor, now }, orders)
}
