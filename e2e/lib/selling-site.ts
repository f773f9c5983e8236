import type { OrderDetail } from '@sitewright/model/commerce/orders/order-answers'
import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import type { TestHost } from '@sitewright/testkit/host/test-host'
import { openTestShop } from '@sitewright/testkit/shop/test-buyers'
import { makeSite, visitorOf } from './new-site'

/** A site of its own that takes test cards and bank transfers, with buyers who order through the public calls. */
export async function makeSellingSite(template: 'blank' | 'harbour-kiln' = 'blank') {
  const site = await makeSite(template)
  // All that the shop asks of its host.
  const host = { owner: async () => site, visitor: () => visitorOf(site) } as unknown as TestHost
  const shop = await openTestShop(host)
  return {
    site,
    shop,
    readOrder: async (orderId: string): Promise<OrderDetail> =>
      (await site.client.get(fillPath(api.order, { orderId }))).body,
  }
}
