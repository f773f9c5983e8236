import { type ListedWebhook, type Webhook, webhookEventTypes } from '@sitewright/model/commerce/store/webhooks'
import { Menu, type MenuItem } from '@sitewright/ui/floating/menu'
import { StateMark } from '../../parts/state-mark'
import { sendTest, setWebhookOn } from './webhook-actions'
import { eventWords, lookOf, nameOf } from './webhook-words'

export type WebhookWish = 'edit' | 'log' | 'renew' | 'delete'

interface WebhookTableProps {
  webhooks: readonly ListedWebhook[]
  onWish: (wish: WebhookWish, webhook: Webhook) => void
}

export function WebhookTable({ webhooks, onWish }: WebhookTableProps) {
  function itemsFor(webhook: Webhook): MenuItem[] {
    return [
      { label: 'Edit', icon: 'pencil', run: () => onWish('edit', webhook) },
      { label: 'Deliveries', icon: 'history', run: () => onWish('log', webhook) },
      { label: 'Send test event', icon: 'external', run: () => void sendTest(webhook) },
      webhook.isOn
        ? { label: 'Turn off', icon: 'close', run: () => void setWebhookOn(webhook, false) }
        : { label: 'Turn on', icon: 'check', run: () => void setWebhookOn(webhook, true) },
      { label: 'Renew secret', icon: 'redo', run: () => onWish('renew', webhook) },
      { label: 'Delete', icon: 'trash', isDanger: true, run: () => onWish('delete', webhook) },
    ]
  }
  return (
    <table className="people-table webhook-table">
      <thead>
        <tr>
          <th scope="col">URL</th>
          <th scope="col" className="webhook-wide">
            Events
          </th>
          <th scope="col">Status</th>
          <th scope="col">
            <span className="sw-hidden-text">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {webhooks.map((webhook) => (
          <tr key={webhook.id}>
            <td>
              <button type="button" className="webhook-address" onClick={() => onWish('log', webhook)}>
                {webhook.address}
              </button>
              <span className="sw-field-hint">Secret •••• {webhook.secretEnd}</span>
            </td>
            <td className="webhook-wide">{describeEvents(webhook)}</td>
            <td>
              <StateMark {...lookOf(webhook)} />
            </td>
            <td className="people-menu">
              <Menu label={`Actions for ${nameOf(webhook.address)}`} kind="quiet" items={() => itemsFor(webhook)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function describeEvents({ events }: Webhook): string {
  if (events.length === webhookEventTypes.length) return 'All events'
  const named = events.slice(0, 2).map((type) => eventWords[type])
  return events.length > 2 ? `${named.join(', ')} and ${events.length - 2} more` : named.join(', ')
}
