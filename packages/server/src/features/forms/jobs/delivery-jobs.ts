import type { FormStorage } from '@sitewright/model/forms/definition'
import { type FormKind, joinsList } from '@sitewright/model/forms/find-forms'
import { z } from 'zod'
import { defineJobKind } from '../../../jobs/job-kind'
import { type PlannedJob, planJob } from '../../../jobs/jobs'

const ofSubmission = { submissionId: z.string() }

export const mailDelivery = defineJobKind({
  name: 'forms.mail',
  label: 'Email form submission',
  payload: z.strictObject({ ...ofSubmission, to: z.string() }),
  describe: ({ to }) => `To ${to}`,
})

export const ownerDelivery = defineJobKind({
  name: 'forms.owner',
  label: 'Email form submission to owner',
  payload: z.strictObject(ofSubmission),
})

export const listDelivery = defineJobKind({
  name: 'forms.list',
  label: 'Add subscriber to mailing list',
  payload: z.strictObject({ ...ofSubmission, listId: z.string().nullable(), doubleOptIn: z.boolean() }),
})

/** A receiver that is away for a day gets everything when it is back. */
export const webhookDelivery = defineJobKind({
  name: 'forms.webhook',
  label: 'Send form submission to webhook',
  lane: 'webhooks',
  payload: z.strictObject({ ...ofSubmission, href: z.string() }),
  // The rest of the address may hold a key.
  describe: ({ href }) => (URL.canParse(href) ? new URL(href).host : ''),
  timeLimitMs: 30_000,
  retry: { maxAttempts: 40, firstPauseMs: 5_000, longestPauseMs: 60 * 60_000 },
})

/** What a form says of the ways of its submissions. */
export interface FormRoute {
  readonly kind: FormKind
  readonly storage: FormStorage
}

/** One job for each place that a submission goes to, each under a key of its own: none can be there twice. */
export function listDeliveries(
  submission: { readonly websiteId: string; readonly id: string; readonly email: string | null },
  route: FormRoute,
): PlannedJob[] {
  const { websiteId, id: submissionId, email } = submission
  const { storage } = route
  const { listId, doubleOptIn, notifiesOwner, webhook } = storage
  const addresses = [...new Set(storage.emails.map((address) => address.toLowerCase()))]
  return [
    ...addresses.map((to) =>
      planJob({ kind: mailDelivery, websiteId, key: `${submissionId} ${to}`, payload: { submissionId, to } }),
    ),
    ...(notifiesOwner
      ? [planJob({ kind: ownerDelivery, websiteId, key: submissionId, payload: { submissionId } })]
      : []),
    ...(!joinsList(route) || email === null
      ? []
      : [
          planJob({ kind: listDelivery, websiteId, key: submissionId, payload: { submissionId, listId, doubleOptIn } }),
        ]),
    ...(webhook === null
      ? []
      : [
          planJob({
            kind: webhookDelivery,
            websiteId,
            key: submissionId,
            payload: { submissionId, href: webhook.href },
          }),
        ]),
  ]
}
