import { orderMails } from '@sitewright/model/commerce/orders/order-answers'
import { id } from '@sitewright/model/id'
import { z } from 'zod'
import { defineJobKind } from '../../../../jobs/job-kind'
import type { Services } from '../../../../services/services'
import type { Tx } from '../../../../storage/database'
import type { OrderKey } from './order-rows'

const about = z.strictObject({
  mail: z.enum(orderMails),
  refundId: id.optional(),
  parcelId: id.optional(),
})

export const orderMailJob = defineJobKind({
  name: 'order.mail',
  label: 'Send order email',
  payload: about.extend({ orderId: id }),
})

/** A mail to the buyer, for certain once the transaction commits. */
export async function askForMail(
  tx: Tx,
  { jobs }: Pick<Services, 'jobs'>,
  { websiteId, orderId }: OrderKey,
  asked: z.infer<typeof about>,
): Promise<void> {
  await jobs.add(tx, { kind: orderMailJob, websiteId, payload: { ...asked, orderId } })
}
