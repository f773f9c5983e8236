import { id } from '@sitewright/model/id'
import { z } from 'zod'
import { defineJobKind } from '../../../../jobs/job-kind'
import type { Services } from '../../../../services/services'
import type { Tx } from '../../../../storage/database'
import { listAwaited } from './restock-rows'

export const restockJob = defineJobKind({
  name: 'restock.mail',
  label: 'Send back in stock emails',
  payload: z.strictObject({ variantId: id }),
})

/** Whatever brought the stock back: whoever waits for it hears of it once the transaction commits. */
export async function tellOfStock(
  tx: Tx,
  { jobs }: Pick<Services, 'jobs'>,
  products: { readonly websiteId: string; readonly productIds: readonly string[] },
): Promise<void> {
  const { websiteId } = products
  for (const variantId of await listAwaited(tx, products)) {
    await jobs.add(tx, { kind: restockJob, websiteId, key: variantId, payload: { variantId } })
  }
}
