import { testCards } from '@sitewright/model/commerce/checkout/test-cards'
import { Choices } from './choices'
import { TextField } from './field'
import { Step } from './step'
import type { CheckoutRun } from './use-checkout'

interface PaymentInput {
  readonly run: CheckoutRun
  readonly contactAddress: string | null
}

/** How it is paid. What costs nothing needs no choice. */
export function PaymentStep({ run, contactAddress }: PaymentInput) {
  const { checkout, draft, texts, change } = run
  const { methods, totals } = checkout
  const { payment } = texts
  if (totals.totalCents === 0) {
    return (
      <Step id="payment" title={texts.steps.names.payment}>
        <p className="checkout-note">{payment.free}</p>
      </Step>
    )
  }
  const [only] = methods
  if (only === undefined) {
    return (
      <Step id="payment" title={texts.steps.names.payment}>
        <p className="checkout-note" role="alert">
          {payment.closed}{' '}
          {contactAddress === null ? payment.contactToOrder : <a href={contactAddress}>{texts.contactStore}</a>}
        </p>
      </Step>
    )
  }
  const forms = {
    stripe: <p className="checkout-note">{payment.stripeNote}</p>,
    test: <TestCard run={run} />,
    manual: null,
  }
  const choices = methods.map(({ method, name, instructions }) => ({
    value: method,
    label: name,
    more: forms[method] ?? (instructions === '' ? null : <p className="checkout-instructions">{instructions}</p>),
  }))
  return (
    <Step id="payment" title={texts.steps.names.payment}>
      <Choices
        name="method"
        legend={payment.method}
        value={draft.method}
        choices={choices}
        onChange={(method) => change({ method })}
      />
    </Step>
  )
}

const group = (number: string) => number.replace(/(\d{4})(?=\d)/g, '$1 ')

function TestCard({ run: { draft, errors, texts, change } }: { readonly run: CheckoutRun }) {
  const { testCard } = texts
  return (
    <div className="test-card">
      <p>
        <strong>{testCard.mode}</strong> {testCard.warning}
      </p>
      <TextField
        name="cardNumber"
        label={testCard.label}
        inputMode="numeric"
        autoComplete="off"
        spellCheck={false}
        maxLength={23}
        value={draft.cardNumber}
        error={errors.cardNumber}
        onChange={(cardNumber) => change({ cardNumber })}
      />
      <details>
        <summary>{testCard.list}</summary>
        <ul>
          {Object.entries(testCards).map(([number, { kind }]) => (
            <li key={number}>
              <button type="button" className="checkout-plain" onClick={() => change({ cardNumber: group(number) })}>
                {group(number)}
              </button>
              <span>{testCard.cards[kind]}</span>
            </li>
          ))}
        </ul>
      </details>
    </div>
  )
}
