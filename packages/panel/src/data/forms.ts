import type {
  formSettingsChange,
  shownFormSettings,
  WebhookSecretState,
  WebhookTestAnswer,
} from '@sitewright/model/forms/inbox'
import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { useQuery } from '@tanstack/react-query'
import type { z } from 'zod'
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
  const { secret } = await callApi<{ secret: string }>(fillPath(api.formWebhookSecret, { formId }), {
    method: 'POST',
    body: {},
  })
  await queryClient.invalidateQueries({ queryKey: secretKey(formId) })
  return secret
}

/** Calls the address of the published form. */
export function testWebhook(formId: string): Promise<WebhookTestAnswer> {
  return callApi<WebhookTestAnswer>(fillPath(api.formWebhookTest, { formId }), { method: 'POST', body: {} })
}

export type ShownFormSettings = z.infer<typeof shownFormSettings>
export type FormSettingsChange = z.infer<typeof formSettingsChange>

const settingsKey = ['form-settings'] as const

export function useFormSettings() {
  return useQuery({ queryKey: settingsKey, queryFn: () => callApi<ShownFormSettings>(api.formSettings) })
}

export async function saveFormSettings(change: FormSettingsChange): Promise<void> {
  const saved = await callApi<ShownFormSettings>(api.formSettings, { method: 'PUT', body: change })
  queryClient.setQueryData(settingsKey, saved)
}
