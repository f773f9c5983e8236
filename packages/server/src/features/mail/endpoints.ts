import { fail } from '@sitewright/model/failures/catalogue'
import { id } from '@sitewright/model/id'
import { mailTemplateSummary, outboxList, outboxMailDetail } from '@sitewright/model/mail/mail-answers'
import { api } from '@sitewright/model/routes/api'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { defineEndpoint, type Endpoint } from '../../http/endpoint'
import { type DesignSources, loadMailDesign } from '../../mail/load-design'
import { outboxFolder } from '../../mail/open-transport'
import { listOutbox, type OutboxMail, readOutboxMail } from '../../mail/outbox'
import { siteMailTemplates } from '../../mail/templates/list'
import { testMail } from '../../mail/templates/test-mail'
import { writeMailHtml } from '../../mail/write-html'
import type { Services } from '../../services'

const group = 'Mail'
const access = 'settings.edit'
const params = z.strictObject({ mailId: id })

/** A mail as a document of its own: framed by the panel alone, without scripts, forms, cookies or a way out. */
const mailHeaders = {
  'cache-control': 'no-store',
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "sandbox; default-src 'none'; img-src 'self' data:; style-src 'unsafe-inline'; frame-ancestors 'self'",
  'x-frame-options': 'SAMEORIGIN',
  'x-robots-tag': 'noindex',
} as const

function sendMailPage(reply: FastifyReply, html: string): string {
  reply.headers(mailHeaders)
  return html
}

export function mailEndpoints(sources: DesignSources & { services: Services }): Endpoint[] {
  const { database, mail, settings } = sources.services
  const folder = outboxFolder(settings)

  return [
    defineEndpoint({
      id: 'listOutbox',
      method: 'GET',
      path: api.outbox,
      summary: 'List the mails of the site that lie in the outbox folder, newest first.',
      group,
      access,
      query: z.strictObject({ before: id.optional(), limit: z.coerce.number().int().min(1).max(100).default(50) }),
      answer: outboxList,
      handle: async ({ query, caller }) => {
        if (caller.website === null) return fail('request.not-found')
        const page = { before: query.before ?? null, limit: query.limit }
        const mails = await listOutbox(folder, caller.website.id, page)
        const next = mails.length === page.limit ? (mails.at(-1)?.id ?? null) : null
        return { mails: mails.map(summarise), next, transport: mail.transport.kind }
      },
    }),
    defineEndpoint({
      id: 'readOutboxMail',
      method: 'GET',
      path: api.outboxMail,
      summary: 'Read one mail of the outbox folder.',
      group,
      access,
      params,
      answer: outboxMailDetail,
      handle: async ({ params: { mailId }, caller }) => {
        if (caller.website === null) return fail('request.not-found')
        const found = await readOutboxMail(folder, caller.website.id, mailId)
        return found === null ? fail('request.not-found') : { ...summarise(found), text: found.text }
      },
    }),
    defineEndpoint({
      id: 'showOutboxMail',
      method: 'GET',
      path: api.outboxMailHtml,
      summary: 'The same mail as its HTML, for a frame of the panel.',
      group,
      access,
      params,
      answer: z.unknown(),
      handle: async ({ params: { mailId }, caller, reply }) => {
        if (caller.website === null) return fail('request.not-found')
        const found = await readOutboxMail(folder, caller.website.id, mailId)
        return found === null ? fail('request.not-found') : sendMailPage(reply, found.html)
      },
    }),
    defineEndpoint({
      id: 'listMailTemplates',
      method: 'GET',
      path: api.mailTemplates,
      summary: 'List the mails that are sent in the name of the site.',
      group,
      access,
      answer: z.strictObject({ templates: z.array(mailTemplateSummary) }),
      handle: async () => ({ templates: siteMailTemplates.map(({ name, label, about }) => ({ name, label, about })) }),
    }),
    defineEndpoint({
      id: 'showMailTemplate',
      method: 'GET',
      path: api.mailTemplate,
      summary: 'A sample of one of these mails in the design of the site.',
      group,
      access,
      params: z.strictObject({ name: z.string().max(60) }),
      answer: z.unknown(),
      handle: async ({ params: { name }, caller, reply }) => {
        const template = siteMailTemplates.find((it) => it.name === name)
        if (caller.website === null || template === undefined) return fail('request.not-found')
        const design = await loadMailDesign(sources, caller.website.id)
        if (design === null) return fail('request.not-found')
        const sample = { ...(template.sample as object), siteTitle: design.title }
        const data = template.data.safeParse(sample)
        return sendMailPage(reply, writeMailHtml(template.write(data.success ? data.data : template.sample), design))
      },
    }),
    defineEndpoint({
      id: 'sendTestMail',
      method: 'POST',
      path: api.mailTest,
      summary: 'Send a test mail to your own e-mail address.',
      group,
      access,
      perMinute: 30,
      answer: z.strictObject({ to: z.string() }),
      handle: async ({ caller: { website, account } }) => {
        if (website === null || account === null) return fail('request.not-found')
        const design = await loadMailDesign(sources, website.id)
        await database.site(website.id, (tx) =>
          mail.send(tx, {
            websiteId: website.id,
            to: account.email,
            template: testMail,
            data: { siteTitle: design?.title ?? website.identifier },
          }),
        )
        return { to: account.email }
      },
    }),
  ]
}

function summarise({ id: mailId, from, to, subject, date }: OutboxMail) {
  return { id: mailId, from, to, subject, date }
}
