import { mailCalls } from '@sitewright/model/calls/mail'
import { fail } from '@sitewright/model/failures/catalog'
import { defineEndpoint, type Endpoint } from '../../http/endpoint'
import { type DesignSources, loadMailDesign } from '../../mail/load-design'
import { sendMailPage } from '../../mail/mail-page'
import { siteHasMailsLeft } from '../../mail/mail-quota'
import { siteMailTemplates } from '../../mail/mail-templates'
import { outboxFolder } from '../../mail/open-transport'
import { listOutbox, type OutboxMail, readOutboxMail } from '../../mail/outbox'
import { testMail } from '../../mail/templates/test-mail'
import { mailTextsOf, writeMail } from '../../mail/write-mail'
import type { Services } from '../../services/services'

const group = 'Email'
const access = 'settings.edit'

export function mailEndpoints(sources: DesignSources & { services: Services }): Endpoint[] {
  const { database, mail, settings } = sources.services
  const folder = outboxFolder(settings)

  return [
    defineEndpoint(mailCalls.listOutbox, {
      summary: 'List sent emails kept in the outbox folder, newest first',
      group,
      access,
      handle: async ({ query, caller }) => {
        if (caller.website === null) return fail('request.not-found')
        const page = { before: query.before ?? null, limit: query.limit }
        const mails = await listOutbox(folder, caller.website.id, page)
        const next = mails.length === page.limit ? (mails.at(-1)?.id ?? null) : null
        return { mails: mails.map(summarize), next, transport: mail.transport.kind }
      },
    }),
    defineEndpoint(mailCalls.readOutboxMail, {
      summary: 'Get a sent email from the outbox folder',
      group,
      access,
      handle: async ({ params: { mailId }, caller }) => {
        if (caller.website === null) return fail('request.not-found')
        const found = await readOutboxMail(folder, caller.website.id, mailId)
        return found === null ? fail('request.not-found') : { ...summarize(found), text: found.text }
      },
    }),
    defineEndpoint(mailCalls.showOutboxMail, {
      summary: 'Get a sent email as HTML',
      group,
      access,
      handle: async ({ params: { mailId }, caller, reply }) => {
        if (caller.website === null) return fail('request.not-found')
        const found = await readOutboxMail(folder, caller.website.id, mailId)
        return found === null ? fail('request.not-found') : sendMailPage(reply, found.html)
      },
    }),
    defineEndpoint(mailCalls.listMailTemplates, {
      summary: 'List the email templates of the site',
      group,
      access,
      handle: async () => ({
        templates: siteMailTemplates.map(({ name, panel: { label, about } }) => ({ name, label, about })),
      }),
    }),
    defineEndpoint(mailCalls.showMailTemplate, {
      summary: 'Preview an email template in the site’s design',
      group,
      access,
      handle: async ({ params: { name }, caller, reply }) => {
        const template = siteMailTemplates.find((it) => it.name === name)
        if (caller.website === null || template === undefined) return fail('request.not-found')
        const design = await loadMailDesign(sources, caller.website.id)
        if (design === null) return fail('request.not-found')
        const sample = template.panel.sample(mailTextsOf(template, design))
        const data = template.data.safeParse({ ...(sample as object), siteTitle: design.title })
        return sendMailPage(reply, writeMail(template, data.success ? data.data : sample, design).html)
      },
    }),
    defineEndpoint(mailCalls.sendTestMail, {
      summary: 'Send a test email to yourself',
      group,
      access,
      perMinute: 30,
      handle: async ({ caller: { website, account } }) => {
        if (website === null || account === null) return fail('request.not-found')
        if (!(await database.platform((tx) => siteHasMailsLeft(tx, sources.services, website.id)))) {
          return fail('mail.limit-reached')
        }
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
      failures: ['mail.limit-reached'],
    }),
  ]
}

function summarize({ id: mailId, from, to, subject, date }: OutboxMail) {
  return { id: mailId, from, to, subject, date }
}
