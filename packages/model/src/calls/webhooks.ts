import { z } from 'zod'
import {
  deliveryList,
  deliveryQuery,
  newWebhook,
  webhook,
  webhookChange,
  webhookDelivery,
  webhookList,
  webhookWithSecret,
} from '../commerce/store/webhooks'
import { id } from '../id'
import { api } from '../routes/api'
import { defineCalls } from './define-calls'
import { noBody, nothing } from './no-content'

const params = z.strictObject({ webhookId: id })
const ofDelivery = z.strictObject({ webhookId: id, deliveryId: id })

export const storeWebhookCalls = defineCalls({
  listStoreWebhooks: { method: 'GET', path: api.storeWebhooks, answer: webhookList },
  createStoreWebhook: {
    method: 'POST',
    path: api.storeWebhooks,
    body: newWebhook,
    answer: webhookWithSecret,
    status: 201,
  },
  changeStoreWebhook: { method: 'PATCH', path: api.storeWebhook, params, body: webhookChange, answer: webhook },
  deleteStoreWebhook: { method: 'DELETE', path: api.storeWebhook, params, answer: nothing },
  renewStoreWebhookSecret: {
    method: 'POST',
    path: api.storeWebhookSecret,
    params,
    body: noBody,
    answer: webhookWithSecret,
  },
  testStoreWebhook: { method: 'POST', path: api.storeWebhookTest, params, body: noBody, answer: webhookDelivery },
  listWebhookDeliveries: {
    method: 'GET',
    path: api.webhookDeliveries,
    params,
    query: deliveryQuery,
    answer: deliveryList,
  },
  resendWebhookDelivery: {
    method: 'POST',
    path: api.webhookDeliveryResend,
    params: ofDelivery,
    body: noBody,
    answer: webhookDelivery,
  },
})
