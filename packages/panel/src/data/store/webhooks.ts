import { storeWebhookCalls } from '@sitewright/model/calls/webhooks'
import type {
  DeliveryState,
  NewWebhook,
  Webhook,
  WebhookChange,
  WebhookDelivery,
  WebhookWithSecret,
} from '@sitewright/model/commerce/store/webhooks'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { callApi } from '../calls/api'
import { queryClient } from '../queries'

const webhooksKey = ['store-webhooks'] as const
const deliveriesKey = ['webhook-deliveries'] as const

export function useStoreWebhooks() {
  return useQuery({
    queryKey: webhooksKey,
    queryFn: async () => (await callApi(storeWebhookCalls.listStoreWebhooks)).webhooks,
  })
}

/** What is sent changes without anybody's doing, so it is looked at again and again. */
export function useWebhookDeliveries(webhookId: string, state: DeliveryState | undefined) {
  return useInfiniteQuery({
    queryKey: [...deliveriesKey, webhookId, state],
    initialPageParam: '',
    queryFn: ({ pageParam }) =>
      callApi(storeWebhookCalls.listWebhookDeliveries, {
        params: { webhookId },
        query: { state, cursor: pageParam || undefined },
      }),
    getNextPageParam: (page) => page.nextCursor,
    refetchInterval: 3000,
  })
}

async function told<Answer>(work: Promise<Answer>, queryKey: readonly string[] = webhooksKey): Promise<Answer> {
  const answer = await work
  await queryClient.invalidateQueries({ queryKey })
  return answer
}

export function createWebhook(body: NewWebhook): Promise<WebhookWithSecret> {
  return told(callApi(storeWebhookCalls.createStoreWebhook, { body }))
}

export function changeWebhook(webhookId: string, body: WebhookChange): Promise<Webhook> {
  return told(callApi(storeWebhookCalls.changeStoreWebhook, { params: { webhookId }, body }))
}

export async function deleteWebhook(webhookId: string): Promise<void> {
  await told(callApi(storeWebhookCalls.deleteStoreWebhook, { params: { webhookId } }))
}

export function renewWebhookSecret(webhookId: string): Promise<WebhookWithSecret> {
  return told(callApi(storeWebhookCalls.renewStoreWebhookSecret, { params: { webhookId } }))
}

export function testWebhook(webhookId: string): Promise<WebhookDelivery> {
  return told(callApi(storeWebhookCalls.testStoreWebhook, { params: { webhookId } }), deliveriesKey)
}

/** It counts as failed no longer. */
export async function resendDelivery(webhookId: string, deliveryId: string): Promise<WebhookDelivery> {
  const params = { webhookId, deliveryId }
  const answer = await told(callApi(storeWebhookCalls.resendWebhookDelivery, { params }), deliveriesKey)
  await queryClient.invalidateQueries({ queryKey: webhooksKey })
  return answer
}
