import { checkoutLifetimeMs } from '@sitewright/model/commerce/checkout/checkout-states'
import { id } from '@sitewright/model/id'
import { z } from 'zod'
import { defineJobKind, handleJob, type JobHandler } from '../../../jobs/job-kind'
import type { Services } from '../../../services/services'
import type { Tx } from '../../../storage/database'
import type { CheckoutKey } from './checkout-rows'
import { forgetCheckout } from './old-checkout-rows'

const endCheckout = defineJobKind({
  name: 'checkout.end',
  label: 'Delete old checkout',
  payload: z.strictObject({ checkoutId: id }),
})

/** The time starts anew whenever it is opened. */
export async function planEndOfCheckout(
  tx: Tx,
  { jobs, now }: Pick<Services, 'jobs' | 'now'>,
  { websiteId, checkoutId }: CheckoutKey,
): Promise<void> {
  const runAt = new Date(now() + checkoutLifetimeMs)
  await jobs.add(tx, { kind: endCheckout, websiteId, key: checkoutId, runAt, payload: { checkoutId } })
}

export function endCheckoutHandler({ database }: Pick<Services, 'database'>): JobHandler {
  return handleJob(endCheckout, async ({ websiteId, payload: { checkoutId }, finish }) => {
    if (websiteId === null) return
    await database.site(websiteId, async (tx) => {
      await forgetCheckout(tx, { websiteId, checkoutId })
      await finish(tx)
    })
  })
}
