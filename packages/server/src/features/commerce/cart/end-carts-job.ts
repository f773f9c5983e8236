import { abandonedCartMs, cartLifetimeMs } from '@sitewright/model/commerce/cart/cart-states'
import { z } from 'zod'
import { defineJobKind, handleJob, type JobHandler } from '../../../jobs/job-kind'
import { planJob } from '../../../jobs/jobs'
import type { Services } from '../../../services/services'
import type { Tx } from '../../../storage/database'
import { abandonCarts, forgetCarts, hasCartsToEnd } from './old-cart-rows'

const dayMs = 24 * 60 * 60_000
/** Small enough that visitors come in between. */
const atOnce = 1000

const endCarts = defineJobKind({
  name: 'cart.end',
  label: 'Delete old carts',
  lane: 'long',
  payload: z.strictObject({}),
})

/** Once a day from now on, for as long as there are carts. */
export async function planEndOfCarts(
  tx: Tx,
  { jobs, now }: Pick<Services, 'jobs' | 'now'>,
  websiteId: string,
): Promise<void> {
  const runAt = new Date(now() + dayMs)
  await jobs.addAll(tx, [planJob({ kind: endCarts, websiteId, key: 'end', runAt, payload: {} })])
}

export function endCartsHandler({ database, jobs, now }: Pick<Services, 'database' | 'jobs' | 'now'>): JobHandler {
  return handleJob(endCarts, async ({ websiteId, signal }) => {
    if (websiteId === null) return
    const untouchedSince = new Date(now() - cartLifetimeMs)
    const abandonedSince = new Date(now() - cartLifetimeMs - abandonedCartMs)
    await database.site(websiteId, (tx) => abandonCarts(tx, websiteId, { untouchedSince }))
    for (;;) {
      signal.throwIfAborted()
      const limits = { untouchedSince: abandonedSince, max: atOnce }
      if ((await database.site(websiteId, (tx) => forgetCarts(tx, websiteId, limits))) === 0) break
    }
    await database.site(websiteId, async (tx) => {
      if (!(await hasCartsToEnd(tx, websiteId))) return
      await jobs.add(tx, { kind: endCarts, websiteId, key: 'end', runAt: new Date(now() + dayMs), payload: {} })
    })
  })
}
