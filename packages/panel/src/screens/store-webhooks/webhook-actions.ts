import type { Webhook } from '@sitewright/model/commerce/store/webhooks'
import { toasts } from '@sitewright/ui/floating/toast-store'
import { textOfError } from '../../data/calls/call-error'
import { changeWebhook, deleteWebhook, renewWebhookSecret, testWebhook } from '../../data/store/webhooks'
import { describeAnswer } from './webhook-words'

/** What can be done with a webhook of the list. Each says what happened. */
export function setWebhookOn({ id }: Webhook, isOn: boolean): Promise<void> {
  return attempt(async () => {
    await changeWebhook(id, { isOn })
    toasts.show({ text: isOn ? 'Webhook turned on' : 'Webhook turned off' })
  })
}

export function sendTest({ id }: Webhook): Promise<void> {
  return attempt(async () => {
    const delivery = await testWebhook(id)
    const text = describeAnswer(delivery)
    if (delivery.state === 'delivered') toasts.show({ text: `Test event delivered. ${text}` })
    else toasts.show({ kind: 'error', text: `Test event failed. ${text}` })
  })
}

export function renewSecret({ id }: Webhook, onSecret: (secret: string) => void): Promise<void> {
  return attempt(async () => onSecret((await renewWebhookSecret(id)).secret))
}

export function removeWebhook({ id }: Webhook): Promise<void> {
  return attempt(async () => {
    await deleteWebhook(id)
    toasts.show({ text: 'Webhook deleted' })
  })
}

async function attempt(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    toasts.show({ kind: 'error', text: textOfError(error) })
  }
}
