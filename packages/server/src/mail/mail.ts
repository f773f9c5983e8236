import { emailAddress } from '@sitewright/model/forms/checks/email-address'
import { z } from 'zod'
import { defineJobKind } from '../jobs/job-kind'
import type { Jobs } from '../jobs/jobs'
import type { Tx } from '../storage/database'
import type { MailTransport } from './mail-transport'
import type { MailTemplate } from './templates/define-template'

/** A mail server that comes back finds its mails within a minute; one that stays away for most of a day loses patience. */
const mailRetry = { maxAttempts: 1_000, firstPauseMs: 5_000, longestPauseMs: 60_000 } as const

export const mailJob = defineJobKind({
  name: 'mail.send',
  label: 'Send email',
  lane: 'mail',
  payload: z.strictObject({
    to: emailAddress,
    replyTo: emailAddress.nullable(),
    template: z.string(),
    data: z.unknown(),
    date: z.iso.datetime(),
    leaveAddress: z.url().nullable().default(null),
  }),
  describe: ({ to }) => `To ${to}`,
  retry: mailRetry,
})

interface NewMail<Data> {
  /** The site in whose name it is sent; null for the platform's own mails. */
  readonly websiteId: string | null
  readonly to: string
  readonly replyTo?: string
  readonly template: MailTemplate<Data>
  readonly data: Data
  /** At most one mail of a key waits at a time. */
  readonly key?: string
  /** For mails to a list: where mail programs end the subscription with one click. */
  readonly leaveAddress?: string
}

export interface Mail {
  readonly transport: MailTransport
  /** Stored with the caller's transaction: sent for certain once that commits, however long the mail server is away. */
  send<Data>(tx: Tx, mail: NewMail<Data>): Promise<void>
}

interface MailSources {
  readonly jobs: Jobs
  readonly now: () => number
  readonly transport: MailTransport
}

export function createMail({ jobs, now, transport }: MailSources): Mail {
  return {
    transport,
    async send(tx, { websiteId, to, replyTo, template, data, key, leaveAddress }) {
      await jobs.add(tx, {
        kind: mailJob,
        websiteId,
        ...(key === undefined ? {} : { key }),
        payload: {
          to,
          replyTo: replyTo ?? null,
          template: template.name,
          data: template.data.parse(data),
          date: new Date(now()).toISOString(),
          leaveAddress: leaveAddress ?? null,
        },
      })
    },
  }
}
