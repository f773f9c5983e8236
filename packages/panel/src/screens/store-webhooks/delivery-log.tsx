import type { DeliveryState, Webhook, WebhookDelivery } from '@sitewright/model/commerce/store/webhooks'
import { Button } from '@sitewright/ui/controls/button'
import { ChoiceGroup } from '@sitewright/ui/controls/choice-group'
import { EmptyState } from '@sitewright/ui/feedback/empty-state'
import { Skeleton } from '@sitewright/ui/feedback/skeleton'
import { Dialog } from '@sitewright/ui/floating/dialog'
import { toasts } from '@sitewright/ui/floating/toast-store'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { textOfError } from '../../data/calls/call-error'
import { resendDelivery, useWebhookDeliveries } from '../../data/store/webhooks'
import { LoadState } from '../../parts/load-state'
import { StateMark } from '../../parts/state-mark'
import { deliveryLooks, describeAnswer, eventWords, lookOfDelivery, nameOf } from './webhook-words'

const shownStates = [
  { value: 'all', label: 'All' },
  ...(['failed', 'pending', 'delivered'] as const).map((value) => ({ value, label: deliveryLooks[value].label })),
] as const

/** What was sent to a webhook, and what it answered. */
export function DeliveryLog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const [state, setState] = useState<DeliveryState | 'all'>('all')
  const query = useWebhookDeliveries(webhook.id, state === 'all' ? undefined : state)
  const deliveries = query.data?.pages.flatMap((page) => page.deliveries)
  return (
    <Dialog title={`Deliveries to ${nameOf(webhook.address)}`} widthPx={640} onCancel={onClose}>
      <ChoiceGroup label="Show" hidesLabel value={state} choices={shownStates} onChange={setState} />
      <LoadState query={query}>
        <Skeleton lines={4} heightPx={48} label="Loading deliveries" />
      </LoadState>
      {deliveries?.length === 0 ? (
        <EmptyState icon="link" title={state === 'all' ? 'Nothing sent yet' : 'No such deliveries'}>
          Events of the last 30 days are listed here.
          {state === 'all' ? ' Send a test event to see one.' : null}
        </EmptyState>
      ) : null}
      <ul className="webhook-log">
        {deliveries?.map((delivery) => (
          <Delivery key={delivery.id} webhookId={webhook.id} delivery={delivery} />
        ))}
      </ul>
      {query.hasNextPage ? (
        <Button disabled={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          Show more
        </Button>
      ) : null}
    </Dialog>
  )
}

function Delivery({ webhookId, delivery }: { webhookId: string; delivery: WebhookDelivery }) {
  const resend = useMutation({
    mutationFn: () => resendDelivery(webhookId, delivery.id),
    onSuccess: () => toasts.show({ text: 'Event will be sent again' }),
    onError: (error) => toasts.show({ kind: 'error', text: textOfError(error) }),
  })
  const words = eventWords[delivery.type]
  return (
    <li>
      <div className="webhook-log-line">
        <span className="row-main">
          <strong>{words}</strong>
          <span className="sw-field-hint">
            <Moment time={delivery.createdAt} /> · {describeAnswer(delivery)}
          </span>
        </span>
        <StateMark {...lookOfDelivery(delivery)} />
        <Button size="small" aria-label={`Resend ${words}`} disabled={resend.isPending} onClick={() => resend.mutate()}>
          Resend
        </Button>
      </div>
      <details>
        <summary>Details</summary>
        <p className="sw-field-hint">
          Event <code>{delivery.eventId}</code>, type <code>{delivery.type}</code>
          {delivery.attemptedAt ? (
            <>
              , last attempt <Moment time={delivery.attemptedAt} />
            </>
          ) : null}
        </p>
        {delivery.answer ? <pre>{delivery.answer}</pre> : <p className="sw-field-hint">No response body</p>}
      </details>
    </li>
  )
}

/** To the minute: logs of the receiver are compared with it. */
function Moment({ time }: { time: string }) {
  const text = new Date(time).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' })
  return <time dateTime={time}>{text}</time>
}
