import type { Webhook } from '@sitewright/model/commerce/store/webhooks'
import { api } from '@sitewright/model/routes/api'
import { Button } from '@sitewright/ui/controls/button'
import { EmptyState } from '@sitewright/ui/feedback/empty-state'
import { Skeleton } from '@sitewright/ui/feedback/skeleton'
import { ConfirmDialog } from '@sitewright/ui/floating/confirm-dialog'
import { useState } from 'react'
import { useStoreWebhooks } from '../../data/store/webhooks'
import { LoadState } from '../../parts/load-state'
import { DeliveryLog } from './delivery-log'
import { SecretDialog } from './secret-dialog'
import { removeWebhook, renewSecret } from './webhook-actions'
import { WebhookDialog } from './webhook-dialog'
import { WebhookTable, type WebhookWish } from './webhook-table'
import { nameOf } from './webhook-words'
import '../../parts/people-list.css'
import './webhooks.css'

type Opened = { readonly wish: 'new' } | { readonly wish: WebhookWish; readonly webhook: Webhook } | null

export function WebhooksPart() {
  const query = useStoreWebhooks()
  const [opened, setOpened] = useState<Opened>(null)
  const [secret, setSecret] = useState<string | null>(null)
  const add = (
    <Button kind="primary" icon="plus" onClick={() => setOpened({ wish: 'new' })}>
      Add webhook
    </Button>
  )
  return (
    <div className="store-part">
      <header className="wide-head">
        <h2>Webhooks</h2>
        {query.data?.length ? <div className="screen-tools">{add}</div> : null}
      </header>
      <p className="sw-field-hint">
        Send changes to orders, stock and products to other apps. See the <a href={api.docs}>API documentation</a>.
      </p>
      <LoadState query={query}>
        <Skeleton lines={3} heightPx={56} label="Loading webhooks" />
      </LoadState>
      {query.data?.length === 0 ? (
        <div className="card store-first">
          <EmptyState icon="link" title="No webhooks yet" action={add}>
            Connect accounting, shipping or your own code. Each event is sent to a URL you choose.
          </EmptyState>
        </div>
      ) : null}
      {query.data?.length ? (
        <WebhookTable webhooks={query.data} onWish={(wish, webhook) => setOpened({ wish, webhook })} />
      ) : null}
      <OpenedDialog opened={opened} onClose={() => setOpened(null)} onSecret={setSecret} />
      {secret === null ? null : <SecretDialog secret={secret} onClose={() => setSecret(null)} />}
    </div>
  )
}

interface OpenedDialogProps {
  opened: Opened
  onClose: () => void
  onSecret: (secret: string) => void
}

function OpenedDialog({ opened, onClose, onSecret }: OpenedDialogProps) {
  if (opened === null) return null
  if (opened.wish === 'new') return <WebhookDialog onClose={onClose} onSecret={onSecret} />
  const { wish, webhook } = opened
  if (wish === 'edit') return <WebhookDialog webhook={webhook} onClose={onClose} onSecret={onSecret} />
  if (wish === 'log') return <DeliveryLog webhook={webhook} onClose={onClose} />
  const isRenewal = wish === 'renew'
  return (
    <ConfirmDialog
      title={isRenewal ? 'Renew the signing secret?' : `Delete the webhook to ${nameOf(webhook.address)}?`}
      confirmLabel={isRenewal ? 'Renew secret' : 'Delete'}
      isDanger
      onCancel={onClose}
      onConfirm={() => {
        onClose()
        if (isRenewal) void renewSecret(webhook, onSecret)
        else void removeWebhook(webhook)
      }}
    >
      {isRenewal
        ? 'The current secret stops working immediately. Your receiver needs the new one.'
        : 'It won’t receive any more events, and its deliveries are deleted.'}
    </ConfirmDialog>
  )
}
