import { z } from 'zod'
import { defineJobKind, handleJob, type JobHandler, JobRefused } from '../jobs/job-kind'
import type { Services } from '../services'
import { type DesignSources, loadMailDesign } from './load-design'
import { mailJob } from './mail'
import { outboxFolder } from './open-transport'
import { cleanOutbox } from './outbox'
import { findMailTemplate } from './templates/list'
import { writeMailHtml } from './write-html'
import { writeMailText } from './write-text'

const keepMs = 30 * 24 * 60 * 60_000
const dayMs = 24 * 60 * 60_000

const cleanOutboxJob = defineJobKind({
  name: 'mail.clean-outbox',
  label: 'Remove old mails from the outbox',
  payload: z.strictObject({}),
})

export function mailHandlers(sources: DesignSources & { services: Services }): JobHandler[] {
  const { mail, now, settings } = sources.services
  return [
    handleJob(mailJob, async ({ id, websiteId, payload }) => {
      const template = findMailTemplate(payload.template)
      const data = template?.data.safeParse(payload.data)
      if (!template || !data?.success) throw new JobRefused('This mail was written for another version of Sitewright.')
      const design = await loadMailDesign(sources, websiteId)
      if (design === null) throw new JobRefused('The site of this mail is gone.')
      const content = template.write(data.data)
      const message = {
        id,
        from: { name: design.title, address: mail.transport.from },
        to: payload.to,
        replyTo: payload.replyTo,
        subject: content.subject,
        text: writeMailText(content, design),
        html: writeMailHtml(content, design),
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
