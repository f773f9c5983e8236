import type { FormSettings, WebhookSecretState, WebhookTestAnswer } from '@sitewright/model/forms/inbox'
import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { useQuery } from '@tanstack/react-query'
import { callApi } from './api'
import { queryClient } from './queries'

interface ListChoice {
  readonly id: string
  readonly name: string
  /** When it went into the bin. */
  readonly deletedAt?: string | null
}

/** The mailing lists of the site, as far as a picker needs them. */
export function useListChoices() {
  return useQuery({
    queryKey: ['mailing-lists', 'choices'],
    queryFn: async () => {
      const { lists } = await callApi<{ lists: ListChoice[] }>(api.mailingLists)
      return lists.filter((list) => !list.deletedAt)
    },
  })
}

const secretKey = (formId: string) => ['webhook-secret', formId]

export function useWebhookSecret(formId: string) {
  return useQuery({
    queryKey: secretKey(formId),
    queryFn: () => callApi<WebhookSecretState>(fillPath(api.formWebhookSecret, { formId })),
  })
}

/** A new secret, which the host tells only now. The old one signs nothing any more. */
export async function makeWebhookSecret(formId: string): Promise<string> {
  const { secret } = await callApi<{ secret: string }>(fillPath(api.formWebhookSecret, { formId }), { method: 'POST' })
  await queryClient.invalidateQueries({ queryKey: secretKey(formId) })
  return secret
}

export function testWebhook(formId: string, href: string): Promise<WebhookTestAnswer> {
  return callApi<WebhookTestAnswer>(fillPath(api.formWebhookTest, { formId }), { method: 'POST', body: { href } })
}

const settingsKey = ['form-settings'] as const

export function useFormSettings() {
  return useQuery({ queryKey: settingsKey, queryFn: () => callApi<FormSettings>(api.formSettings) })
}

export async function saveFormSettings(settings: FormSettings): Promise<void> {
  queryClient.setQueryData(
    settingsKey,
    await callApi<FormSettings>(api.formSettings, { method: 'PUT', body: settings }),
  )
}
