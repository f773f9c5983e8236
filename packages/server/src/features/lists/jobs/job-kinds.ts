import { id } from '@sitewright/model/id'
import { z } from 'zod'
import { defineJobKind } from '../../../jobs/job-kind'

const ofSubscriber = z.strictObject({ subscriberId: id })

export const confirmMailJob = defineJobKind({
  name: 'lists.confirm-mail',
  label: 'Send subscription confirmation',
  payload: ofSubscriber,
})

export const welcomeMailJob = defineJobKind({
  name: 'lists.welcome-mail',
  label: 'Send subscriber welcome email',
  payload: ofSubscriber,
})

export const emptyListBinJob = defineJobKind({
  name: 'lists.empty-bin',
  label: 'Empty mailing list trash',
  lane: 'long',
  payload: z.strictObject({ listId: id }),
  timeLimitMs: 10 * 60_000,
})

/** Who did not confirm within this time is forgotten. */
export const pendingMs = 30 * 24 * 60 * 60_000

export const dropPendingJob = defineJobKind({
  name: 'lists.drop-pending',
  label: 'Remove unconfirmed subscribers',
  lane: 'long',
  payload: z.strictObject({}),
})

export const importJob = defineJobKind({
  name: 'lists.import',
  label: 'Import contacts',
  lane: 'long',
  payload: z.strictObject({ importId: id }),
  timeLimitMs: 30 * 60_000,
  retry: { maxAttempts: 5 },
})
