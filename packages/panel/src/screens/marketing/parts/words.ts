import type { SubscriberSource, SubscriberState } from '@sitewright/model/lists/mailing-lists'
import type { StateLook } from '../../../parts/state-mark'

export const subscriberStateLooks: Record<SubscriberState, StateLook> = {
  pending: { label: 'Pending', tone: 'waiting' },
  subscribed: { label: 'Subscribed', tone: 'on' },
  unsubscribed: { label: 'Unsubscribed', tone: 'off' },
}

export const sourceWords: Record<SubscriberSource, string> = {
  form: 'Form on your site',
  panel: 'Added manually',
  import: 'Import',
}

export function formatCount(count: number): string {
  return count.toLocaleString()
}

export function countWords(count: number, one: string, many: string): string {
  return count === 1 ? `1 ${one}` : `${formatCount(count)} ${many}`
}
