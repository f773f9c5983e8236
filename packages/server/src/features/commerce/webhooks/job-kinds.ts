import { id } from '@sitewright/model/id'
import { z } from 'zod'
import { defineJobKind } from '../../../jobs/job-kind'

/** Asked for by the database itself, with the event. */
export const spreadEvent = defineJobKind({
  name: 'webhooks.spread',
  label: 'Queue webhook events',
  payload: z.strictObject({ eventId: id }),
})

/** A receiver that is away for a day gets everything when it is back. */
export const deliverEvent = defineJobKind({
  name: 'webhooks.deliver',
  label: 'Send webhook event',
  lane: 'webhooks',
  payload: z.strictObject({ deliveryId: id }),
  timeLimitMs: 30_000,
  retry: { maxAttempts: 16, firstPauseMs: 10_000, longestPauseMs: 6 * 60 * 60_000 },
})

export const cleanEvents = defineJobKind({
  name: 'webhooks.clean',
  label: 'Delete old webhook deliveries',
  lane: 'long',
  payload: z.strictObject({}),
})
