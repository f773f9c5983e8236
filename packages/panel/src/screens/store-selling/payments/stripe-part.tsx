import type { StripeAccount } from '@sitewright/model/commerce/checkout/stripe'
import { Button } from '@sitewright/ui/controls/button'
import { Skeleton } from '@sitewright/ui/feedback/skeleton'
import { ConfirmDialog } from '@sitewright/ui/floating/confirm-dialog'
import { toasts } from '@sitewright/ui/floating/toast-store'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { textOfError } from '../../../data/calls/call-error'
import { disconnectStripe, useStripeAccount } from '../../../data/store/stripe'
import { LoadState } from '../../../parts/load-state'
import { StateMark } from '../../../parts/state-mark'
import { StripeDialog } from './stripe-dialog'
import './stripe.css'

type Asked = 'keys' | 'disconnect' | null

/** Whether customers may pay through Stripe, and the way there and back. */
export function StripePart() {
  const query = useStripeAccount()
  const [asked, setAsked] = useState<Asked>(null)
  const close = () => setAsked(null)
  return (
    <section className="form settings-form stripe-part" aria-labelledby="payments-stripe">
      <div className="selling-group">
        <h4 id="payments-stripe">Stripe</h4>
        <LoadState query={query}>
          <Skeleton lines={2} heightPx={36} label="Loading Stripe" />
        </LoadState>
        {query.data ? <Connection account={query.data} onAsk={setAsked} /> : null}
      </div>
      {query.data && asked === 'keys' ? <StripeDialog account={query.data} onClose={close} /> : null}
      {asked === 'disconnect' ? <Disconnect onClose={close} /> : null}
    </section>
  )
}

function Connection({ account, onAsk }: { account: StripeAccount; onAsk: (asked: Asked) => void }) {
  const { connection } = account
  if (connection === null) {
    return (
      <>
        <p className="sw-field-hint">
          Accept cards, Apple Pay, Google Pay and more with your own Stripe account. Card details go straight from your
          customers to Stripe.
        </p>
        <Button kind="primary" onClick={() => onAsk('keys')}>
          Connect Stripe
        </Button>
      </>
    )
  }
  const { accountName, isTest, publishableKey, secretKeyEnd, webhookSecretEnd } = connection
  return (
    <>
      <p className="stripe-state">
        <strong>{accountName}</strong>
        {isTest ? <StateMark label="Test mode" tone="waiting" /> : <StateMark label="Live" tone="on" />}
      </p>
      {isTest ? (
        <p className="sw-field-hint">
          No real money moves, and orders are marked as tests. Enter your live keys before you open.
        </p>
      ) : null}
      <dl className="stripe-keys">
        <Key name="Publishable key" value={publishableKey} />
        <Key name="Secret key" value={`•••• ${secretKeyEnd}`} />
        <Key name="Webhook signing secret" value={`•••• ${webhookSecretEnd}`} />
        <Key name="Webhook address" value={account.webhookAddress} />
      </dl>
      <div className="stripe-actions">
        <Button onClick={() => onAsk('keys')}>Change keys</Button>
        <Button kind="quiet" onClick={() => onAsk('disconnect')}>
          Disconnect
        </Button>
      </div>
    </>
  )
}

function Key({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}

function Disconnect({ onClose }: { onClose: () => void }) {
  const remove = useMutation({
    mutationFn: disconnectStripe,
    onSuccess: () => toasts.show({ text: 'Stripe disconnected' }),
    onError: (error) => toasts.show({ kind: 'error', text: textOfError(error) }),
    onSettled: onClose,
  })
  return (
    <ConfirmDialog
      title="Disconnect Stripe?"
      confirmLabel="Disconnect"
      isDanger
      onConfirm={() => remove.mutate()}
      onCancel={onClose}
    >
      Customers can’t pay through Stripe any more, and you can’t refund its payments here. Your keys are deleted.
    </ConfirmDialog>
  )
}
