import { z } from 'zod'
import { id } from '../id'
import { mailTemplateSummary, outboxList, outboxMailDetail } from '../mail/mail-answers'
import { api } from '../routes/api'
import { defineCalls } from './define-calls'

const params = z.strictObject({ mailId: id })

export const mailCalls = defineCalls({
  listOutbox: {
    method: 'GET',
    path: api.outbox,
    query: z.strictObject({
      before: id.optional(),
      limit: z.coerce.number<number>().int().min(1).max(100).default(50),
    }),
    answer: outboxList,
  },
  readOutboxMail: { method: 'GET', path: api.outboxMail, params, answer: outboxMailDetail },
  showOutboxMail: { method: 'GET', path: api.outboxMailHtml, params, answer: z.unknown(), answerTypes: ['text/html'] },
  listMailTemplates: {
    method: 'GET',
    path: api.mailTemplates,
    answer: z.strictObject({ templates: z.array(mailTemplateSummary) }),
  },
  showMailTemplate: {
    method: 'GET',
    path: api.mailTemplate,
    params: z.strictObject({ name: z.string().max(60) }),
    answer: z.unknown(),
    answerTypes: ['text/html'],
  },
  sendTestMail: { method: 'POST', path: api.mailTest, answer: z.strictObject({ to: z.string() }) },
})
