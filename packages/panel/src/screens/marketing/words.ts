import type { SubscriberSource, SubscriberState } from '@sitewright/model/lists/mailing-lists'

export const stateWords: Record<SubscriberState, string> = {
  subscribed: 'Subscribed',
  pending: 'To confirm',
  unsubscribed: 'Unsubscribed',
}

export const sourceWords: Record<SubscriberSource, string> = {
  form: 'A form on the site',
  panel: 'Added by hand',
  import: 'An import',
}

export function formatDay(time: string): string {
  return new Date(time).toLocaleDateString(undefined, { dateStyle: 'medium' })
}

export function formatMoment(time: string): string {
  return new Date(time).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' })
}

export function formatCount(count: number): string {
  return count.toLocaleString()
}

export function countWords(count: number, one: string, many: string): string {
  return count === 1 ? `1 ${one}` : `${formatCount(count)} ${many}`
}
