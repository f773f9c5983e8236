import { fail } from '@sitewright/model/failures/catalogue'
import { webhookSecretState, webhookTestAnswer } from '@sitewright/model/forms/inbox'
import { api } from '@sitewright/model/routes/api'
import { z } from 'zod'
import { defineEndpoint, type Endpoint } from '../../http/endpoint'
import { siteOf } from '../../http/site-of'
import type { Services } from '../../services'
import { UnreachableAddress } from './call-outside'
import type { FormSource } from './form-source'
import type { Webhooks } from './webhook'
import { findWebhookSecret, makeWebhookSecret } from './webhook-secrets'

const group = 'Forms'
const params = z.strictObject({ formId: z.string().min(1).max(60) })
/** Each one calls somebody else. */
const testsPerMinute = 60

export function webhookEndpoints(services: Services, forms: FormSource, webhooks: Webhooks): Endpoint[] {
  const { database, newId } = services
  return [
    defineEndpoint({
      id: 'readWebhookSecret',
      method: 'GET',
      path: api.formWebhookSecret,
      summary: "Whether the webhook of a form has a secret, and the secret's last characters.",
      group,
      access: 'settings.edit',
      params,
      answer: webhookSecretState,
      handle: async ({ params: { formId }, caller }) => {
        const websiteId = siteOf(caller)
        if ((await forms.find(websiteId, formId)) === null) return fail('form.unknown')
        const secret = await database.site(websiteId, (tx) => findWebhookSecret(tx, { websiteId, formId }))
        return { hasSecret: secret !== null, lastFour: secret?.slice(-4) ?? null }
      },
    }),
    defineEndpoint({
      id: 'makeWebhookSecret',
      method: 'POST',
      path: api.formWebhookSecret,
      summary: 'Make a new secret for the webhook of a form. It is told once.',
      group,
      access: 'settings.edit',
      params,
      body: z.strictObject({}),
      answer: z.strictObject({ secret: z.string() }),
      status: 201,
      handle: async ({ params: { formId }, caller }) => {
        const websiteId = siteOf(caller)
        if ((await forms.find(websiteId, formId)) === null) return fail('form.unknown')
        return database.site(websiteId, async (tx) => ({
          secret: await makeWebhookSecret(tx, services, { websiteId, formId }),
        }))
      },
    }),
    defineEndpoint({
      id: 'testWebhook',
      method: 'POST',
      path: api.formWebhookTest,
      summary: 'Send a test message to the webhook of a published form.',
      group,
      access: 'settings.edit',
      params,
      perMinute: testsPerMinute,
      body: z.strictObject({}),
      answer: webhookTestAnswer,
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
    }),
  ]
}

/** What the network says in detail would tell of machines near this one. */
function describeProblem(error: unknown): string {
  return error instanceof UnreachableAddress ? error.message : 'The receiver did not answer.'
}
