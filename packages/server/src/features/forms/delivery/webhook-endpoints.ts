import { formCalls } from '@sitewright/model/calls/forms'
import { fail } from '@sitewright/model/failures/catalog'
import { defineEndpoint, type Endpoint } from '../../../http/endpoint'
import { siteOf } from '../../../http/site-of'
import { UnreachableAddress } from '../../../security/call-outside'
import type { Services } from '../../../services/services'
import type { FormSource } from '../definitions/form-source'
import type { Webhooks } from './webhook'
import { findWebhookSecret } from './webhook-secret-rows'
import { makeWebhookSecret } from './webhook-secrets'

const group = 'Forms'
/** Each one calls somebody else. */
const testsPerMinute = 60

export function webhookEndpoints(services: Services, forms: FormSource, webhooks: Webhooks): Endpoint[] {
  const { database, newId } = services
  return [
    defineEndpoint(formCalls.readWebhookSecret, {
      summary: 'Get whether a form’s webhook has a secret, and the secret’s last four characters',
      group,
      access: 'settings.edit',
      handle: async ({ params: { formId }, caller }) => {
        const websiteId = siteOf(caller)
        if ((await forms.find(websiteId, formId)) === null) return fail('form.unknown')
        const secret = await database.site(websiteId, (tx) => findWebhookSecret(tx, { websiteId, formId }))
        return { hasSecret: secret !== null, lastFour: secret?.slice(-4) ?? null }
      },
      failures: ['form.unknown'],
    }),
    defineEndpoint(formCalls.makeWebhookSecret, {
      summary: 'Create a new secret for a form’s webhook. It’s returned only once.',
      group,
      access: 'settings.edit',
      handle: async ({ params: { formId }, caller }) => {
        const websiteId = siteOf(caller)
        if ((await forms.find(websiteId, formId)) === null) return fail('form.unknown')
        return database.site(websiteId, async (tx) => ({
          secret: await makeWebhookSecret(tx, services, { websiteId, formId }),
        }))
      },
      failures: ['form.unknown'],
    }),
    defineEndpoint(formCalls.testWebhook, {
      summary: 'Send a test to a published form’s webhook',
      group,
      access: 'settings.edit',
      perMinute: testsPerMinute,
      handle: async ({ params: { formId }, caller }) => {
        const websiteId = siteOf(caller)
        const form = await forms.find(websiteId, formId)
        const { webhook = null } = form?.definition.storage ?? {}
        if (form === null || webhook === null) return fail('form.unknown')
        const content = { event: 'form.test', form: { id: formId, name: form.definition.name } }
        const message = { websiteId, formId, href: webhook.href, deliveryId: newId(), content }
        return webhooks.send(message).then(
          (status) => ({ status, problem: null }),
          (error: unknown) => ({ status: null, problem: describeProblem(error) }),
        )
      },
      failures: ['form.unknown'],
    }),
  ]
}

/** What the network says in detail would tell of machines near this one. */
function describeProblem(error: unknown): string {
  return error instanceof UnreachableAddress ? error.message : 'The receiver didn’t respond.'
}
