import { z } from 'zod'
import type { Clock } from '../ground/time-and-chance'
import { defineJobKind, handleJob, type JobHandler, JobRefused } from '../jobs/job-kind'
import type { Jobs } from '../jobs/jobs'
import { type DesignSources, loadMailDesign } from './load-design'
import { type Mail, mailJob } from './mail'
import { takeMailPlace } from './mail-quota'
import { findMailTemplate } from './mail-templates'
import { outboxFolder } from './open-transport'
import { cleanOutbox } from './outbox'
import { writeMail } from './write-mail'

const keepMs = 30 * 24 * 60 * 60_000
const dayMs = 24 * 60 * 60_000

const cleanOutboxJob = defineJobKind({
  name: 'mail.clean-outbox',
  label: 'Delete old emails',
  lane: 'long',
  payload: z.strictObject({}),
})

interface MailServices extends Clock {
  readonly jobs: Jobs
  readonly mail: Mail
}

export function mailHandlers(sources: DesignSources & { services: MailServices }): JobHandler[] {
  const { database, jobs, mail, now, settings } = sources.services
  return [
    handleJob(mailJob, async ({ id, websiteId, payload, key, attempt, finish }) => {
      const template = findMailTemplate(payload.template)
      const data = template?.data.safeParse(payload.data)
      if (!template || !data?.success) throw new JobRefused('This email was written by another version of Sitewright.')
      // Counted once: a mail that the mail server did not take has its place already.
      if (websiteId !== null && attempt === 1 && template.isEssential !== true) {
        const isLater = await database.platform(async (tx) => {
          const runAt = await takeMailPlace(tx, sources.services, websiteId)
          if (runAt === null) return false
          await jobs.add(tx, { kind: mailJob, websiteId, key, runAt, payload })
          await finish(tx)
          return true
        })
        if (isLater) return
      }
      const design = await loadMailDesign(sources, websiteId)
      if (design === null) throw new JobRefused('This email’s site no longer exists.')
      const message = {
        id,
        from: { name: design.title, address: mail.transport.from },
        to: payload.to,
        replyTo: payload.replyTo,
        ...writeMail(template, data.data, design),
        date: new Date(payload.date),
        leaveAddress: payload.leaveAddress,
      }
      await mail.transport.deliver({ websiteId, message })
    }),
    handleJob(cleanOutboxJob, () => cleanOutbox(outboxFolder(settings), idOfTime(now() - keepMs)), { everyMs: dayMs }),
  ]
}

/** Ids begin with the second in which they were made. */
function idOfTime(time: number): string {
  return Math.floor(time / 1000)
    .toString(16)
    .padStart(8, '0')
}
