import { type StripeAccount, type StripeKeys, stripeKeys } from '@sitewright/model/commerce/checkout/stripe'
import { Button } from '@sitewright/ui/controls/button'
import { TextField } from '@sitewright/ui/controls/text-field'
import { toasts } from '@sitewright/ui/floating/toast-store'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { fieldErrorsOf, textOfError } from '../../../data/calls/call-error'
import { connectStripe } from '../../../data/store/stripe'
import { checkBody } from '../../../document/saving/held-values'
import { FormDialog } from '../../../parts/form-dialog'

interface StripeDialogProps {
  account: StripeAccount
  onClose: () => void
}

const secretField = { type: 'password', autoComplete: 'off', spellCheck: false, required: true } as const

/** Asks for the three keys. The host tries them with Stripe before it keeps them. */
export function StripeDialog({ account, onClose }: StripeDialogProps) {
  const before = { publishableKey: account.connection?.publishableKey ?? '', secretKey: '', webhookSecret: '' }
  const [value, setValue] = useState<StripeKeys>(before)
  const [isTried, setTried] = useState(false)
  const connect = useMutation({
    mutationFn: () => connectStripe(value),
    onSuccess: () => {
      toasts.show({ text: 'Stripe connected' })
      onClose()
    },
  })
  const wrong = checkBody(stripeKeys, value)
  const errors = { ...fieldErrorsOf(connect.error), ...(isTried ? wrong : {}) }
  const change = (part: Partial<StripeKeys>) => setValue({ ...value, ...part })
  function submit() {
    setTried(true)
    if (Object.keys(wrong).length === 0) connect.mutate()
  }
  return (
    <FormDialog
      title={account.connection === null ? 'Connect Stripe' : 'Change Stripe keys'}
      submitLabel={account.connection === null ? 'Connect' : 'Save keys'}
      widthPx={560}
      isBusy={connect.isPending}
      isChanged={JSON.stringify(value) !== JSON.stringify(before)}
      noValidate
      onSubmit={submit}
      onCancel={onClose}
    >
      <p className="sw-field-hint">Copy the first two from Developers → API keys in your Stripe dashboard.</p>
      <TextField
        label="Publishable key"
        spellCheck={false}
        autoComplete="off"
        required
        value={value.publishableKey}
        error={errors.publishableKey}
        onChange={(publishableKey) => change({ publishableKey })}
      />
      <TextField
        {...secretField}
        label="Secret key"
        hint="Stored encrypted and never shown again."
        value={value.secretKey}
        error={errors.secretKey}
        onChange={(secretKey) => change({ secretKey })}
      />
      <WebhookSteps account={account} />
      <TextField
        {...secretField}
        label="Webhook signing secret"
        hint="Stripe shows it after you add the webhook."
        value={value.webhookSecret}
        error={errors.webhookSecret}
        onChange={(webhookSecret) => change({ webhookSecret })}
      />
      {connect.isError && Object.keys(errors).length === 0 ? (
        <p className="sw-field-error" role="alert">
          {textOfError(connect.error)}
        </p>
      ) : null}
    </FormDialog>
  )
}

function WebhookSteps({ account: { webhookAddress, webhookEvents } }: { account: StripeAccount }) {
  return (
    <div className="stripe-webhook">
      <p className="sw-field-hint">In Stripe under Developers → Webhooks, add an endpoint with this address:</p>
      <p className="stripe-address">
        <code>{webhookAddress}</code>
        <Button
          size="small"
          icon="copy"
          aria-label="Copy the webhook address"
          onClick={async () => {
            await navigator.clipboard.writeText(webhookAddress)
            toasts.show({ text: 'Copied.' })
          }}
        >
          Copy
        </Button>
      </p>
      <details>
        <summary>Events to select</summary>
        <ul>
          {webhookEvents.map((event) => (
            <li key={event}>
              <code>{event}</code>
            </li>
          ))}
        </ul>
      </details>
    </div>
  )
}
