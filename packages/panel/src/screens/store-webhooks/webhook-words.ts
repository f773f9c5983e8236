import type {
  DeliveryState,
  ListedWebhook,
  WebhookDelivery,
  WebhookEventType,
} from '@sitewright/model/commerce/store/webhooks'
import type { StateLook } from '../../parts/state-mark'

export const eventGroups: readonly { readonly title: string; readonly events: readonly WebhookEventType[] }[] = [
  {
    title: 'Orders',
    events: ['order.placed', 'order.paid', 'order.shipped', 'order.fulfilled', 'order.refunded', 'order.canceled'],
  },
  { title: 'Stock', events: ['stock.changed', 'stock.sold-out'] },
  {
    title: 'Products',
    events: ['product.created', 'product.published', 'product.changed', 'product.hidden', 'product.deleted'],
  },
]

export const eventWords: Record<WebhookDelivery['type'], string> = {
  'order.placed': 'Order placed',
  'order.paid': 'Order paid',
  'order.shipped': 'Parcel shipped',
  'order.fulfilled': 'Order fulfilled',
  'order.refunded': 'Order refunded',
  'order.canceled': 'Order canceled',
  'stock.changed': 'Stock changed',
  'stock.sold-out': 'Variant sold out',
  'product.created': 'Product created',
  'product.published': 'Product published',
  'product.changed': 'Product changed',
  'product.hidden': 'Product hidden',
  'product.deleted': 'Product deleted',
  'webhook.test': 'Test event',
}

export const deliveryLooks: Record<DeliveryState, StateLook> = {
  pending: { label: 'Pending', tone: 'waiting' },
  delivered: { label: 'Delivered', tone: 'on' },
  failed: { label: 'Failed', tone: 'failed' },
}

export function lookOfDelivery({ state, attempts }: WebhookDelivery): StateLook {
  const look = deliveryLooks[state]
  return state === 'pending' && attempts > 0 ? { ...look, label: 'Retrying' } : look
}

export function lookOf({ isOn, failedCount }: ListedWebhook): StateLook {
  if (!isOn) return { label: 'Off', tone: 'off' }
  return failedCount === 0 ? { label: 'On', tone: 'on' } : { label: `${failedCount} failed`, tone: 'failed' }
}

export function describeAnswer({ attempts, status, problem }: WebhookDelivery): string {
  if (attempts === 0) return 'Not sent yet'
  const said = status === null ? problem : `Status ${status}`
  return attempts === 1 ? said : `${said} · ${attempts} attempts`
}

/** What an owner calls a webhook: where it leads, without what may be a key. */
export function nameOf(address: string): string {
  return URL.canParse(address) ? new URL(address).host : address
}
