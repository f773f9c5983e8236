import { createCarts } from '../features/commerce/cart/carts'
import { orderMailJob } from '../features/commerce/orders/store/mail-jobs'
import { fillStore, openedBeforeMs } from '../features/commerce/starter/fill-store'
import { createPast } from '../features/commerce/starter/past-services'
import type { PageLock } from '../features/published/page-lock'
import type { FillStore } from '../features/sites/fill-store'
import type { SiteDataSource } from '../render/site-data'
import type { Services } from '../services/services'
import { createSelling } from './create-selling'

/** The store of a starter site, with everything that sells in the past. */
export function createStoreFilling(services: Services, siteData: SiteDataSource, lock: PageLock): FillStore {
  return async (wanted) => {
    const now = services.now()
    const past = createPast(services, now - openedBeforeMs)
    const { checkouts, jobHandlers } = createSelling(past.services, siteData)
    const carts = createCarts(past.services, siteData, lock)
    const handlers = jobHandlers.filter(({ kind }) => kind.name !== orderMailJob.name)
    await fillStore({ past, carts, checkouts, handlers }, { ...wanted, now })
  }
}
