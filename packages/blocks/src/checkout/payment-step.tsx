import { testCards } from '@sitewright/model/commerce/checkout/test-cards'
import { Choices } from './choices'
import { TextField } from './field'
import { Step, stepNames } from './step'
import type { CheckoutRun } from './use-checkout'

interface PaymentInput {
  readonly run: CheckoutRun
  readonly contactAddress: string | null
}

/** How it is paid. What costs nothing needs no choice. */
export function PaymentStep({ run, contactAddress }: PaymentInput) {
  const { checkout, draft, change } = run
  const { methods, totals } = checkout
  if (totals.totalCents === 0) {
    return (
      <Step id="payment" title={stepNames.payment}>
        <p className="checkout-note">Your order is free. No payment needed.</p>
      </Step>
    )
  }
  const [only] = methods
  if (only === undefined) {
    return (
      <Step id="payment" title={stepNames.payment}>
        <p className="checkout-note" role="alert">
          This store isn't taking payments yet.{' '}
          {contactAddress === null ? 'Contact the store to order.' : <a href={contactAddress}>Contact the store</a>}
        </p>
      </Step>
    )
  }
  const forms = { stripe: <StripeNote />, test: <TestCard run={run} />, manual: null }
  const choices = methods.map(({ method, name, instructions }) => ({
    value: method,
    label: name,
    more: forms[method] ?? (instructions === '' ? null : <p className="checkout-instructions">{instructions}</p>),
  }))
  return (
    <Step id="payment" title={stepNames.payment}>
      <Choices
        name="method"
        legend="Payment method"
        value={draft.method}
        choices={choices}
        onChange={(method) => change({ method })}
      />
    </Step>
  )
}

function StripeNote() {
  return <p className="checkout-note">You enter your card or choose a wallet on the next page.</p>
}

const group = (number: string) => number.replace(/(\d{4})(?=\d)/g, '$1 ')

function TestCard({ run: { draft, errors, change } }: { readonly run: CheckoutRun }) {
  return (
    <div className="test-card">
      <p>
        <strong>Test mode: no real money moves.</strong> Don't enter a real card number.
      </p>
      <TextField
        name="cardNumber"
        label="Test card number"
        inputMode="numeric"
        autoComplete="off"
        spellCheck={false}
        maxLength={23}
        value={draft.cardNumber}
        error={errors.cardNumber}
        onChange={(cardNumber) => change({ cardNumber })}
      />
      <details>
        <summary>Test cards to try</summary>
        <ul>
          {Object.entries(testCards).map(([number, { label }]) => (
            <li key={number}>
              <button type="button" className="checkout-plain" onClick={() => change({ cardNumber: group(number) })}>
                {group(number)}
              </button>
              <span>{label}</span>
            </li>
          ))}
        </ul>
      </details>
    </div>
  )
}
