import { formCalls } from '@sitewright/model/calls/forms'
import { listCalls } from '@sitewright/model/calls/lists'
import type { formSettingsChange, shownFormSettings, WebhookTestAnswer } from '@sitewright/model/forms/inbox'
import { useQuery } from '@tanstack/react-query'
import type { z } from 'zod'
import { callApi } from '../calls/api'
import { queryClient } from '../queries'

/** The mailing lists of the site, as far as a picker needs them. */
export function useListChoices() {
  return useQuery({
    queryKey: ['mailing-lists', 'choices'],
    queryFn: async () => (await callApi(listCalls.listMailingLists)).lists.filter((list) => !list.deletedAt),
  })
}

const secretKey = (formId: string) => ['webhook-secret', formId]

export function useWebhookSecret(formId: string) {
  return useQuery({
    queryKey: secretKey(formId),
    queryFn: () => callApi(formCalls.readWebhookSecret, { params: { formId } }),
  })
}

/** A new secret, which the host tells only now. The old one signs nothing any more. */
export async function makeWebhookSecret(formId: string): Promise<string> {
  const { secret } = await callApi(formCalls.makeWebhookSecret, { params: { formId }, body: {} })
  await queryClient.invalidateQueries({ queryKey: secretKey(formId) })
  return secret
}

/** Calls the address of the published form. */
export function testWebhook(formId: string): Promise<WebhookTestAnswer> {
  return callApi(formCalls.testWebhook, { params: { formId }, body: {} })
}

export type ShownFormSettings = z.infer<typeof shownFormSettings>
export type FormSettingsChange = z.infer<typeof formSettingsChange>

const settingsKey = ['form-settings'] as const

export function useFormSettings() {
  return useQuery({ queryKey: settingsKey, queryFn: () => callApi(formCalls.readFormSettings) })
}

export async function saveFormSettings(change: FormSettingsChange): Promise<void> {
  const saved = await callApi(formCalls.changeFormSettings, { body: change })
  queryClient.setQueryData(settingsKey, saved)
}
