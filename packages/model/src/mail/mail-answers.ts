import { z } from 'zod'
import { id } from '../id'

/** Mails of the outbox folder, which holds them where no mail server is set. */
export const outboxMail = z.strictObject({
  id,
  from: z.string(),
  to: z.string(),
  subject: z.string(),
  /** As the mail states it. */
  date: z.string(),
})
export type OutboxMail = z.infer<typeof outboxMail>

export const outboxList = z.strictObject({
  mails: z.array(outboxMail),
  next: id.nullable(),
  /** With 'smtp' mails go out, and the folder holds only what was written before. */
  transport: z.enum(['outbox', 'smtp']),
})

export const outboxMailDetail = outboxMail.extend({ text: z.string() })

export const mailTemplateSummary = z.strictObject({ name: z.string(), label: z.string(), about: z.string() })
export type MailTemplateSummary = z.infer<typeof mailTemplateSummary>
