import { wayOf } from './draft'
import { CheckField, FieldFrame, fieldId, TextField } from './field'
import { Step, stepNames } from './step'
import type { CheckoutRun } from './use-checkout'

interface ReviewInput {
  readonly run: CheckoutRun
  readonly termsAddress: string | null
}

/** What the store still asks, what it comes to, and the button. */
export function ReviewStep({ run, termsAddress }: ReviewInput) {
  const { checkout, draft, errors, change, isPaying } = run
  const { asks } = checkout
  return (
    <Step id="review" title={stepNames.review}>
      {asks.fields.map(({ name, isRequired }) => (
        <TextField
          key={name}
          name={`fields.${name}`}
          label={name}
          isOptional={!isRequired}
          maxLength={1000}
          autoComplete="off"
          value={draft.fields[name] ?? ''}
          error={errors[`fields.${name}`]}
          onChange={(value) => change({ fields: { ...draft.fields, [name]: value } })}
        />
      ))}
      <FieldFrame name="note" label="Order note" isOptional error={errors.note}>
        <textarea
          id={fieldId('note')}
          rows={2}
          maxLength={1000}
          value={draft.note}
          onChange={(event) => change({ note: event.target.value })}
        />
      </FieldFrame>
      <Recap run={run} />
      {asks.requiresTerms && (
        <CheckField
          name="acceptsTerms"
          label={<TermsLabel termsAddress={termsAddress} />}
          isChecked={draft.acceptsTerms}
          error={errors.acceptsTerms}
          onChange={(acceptsTerms) => change({ acceptsTerms })}
        />
      )}
      <button type="submit" className="button checkout-pay" data-kind="primary" data-size="large">
        {isPaying ? 'Placing your order…' : nameButton(run)}
      </button>
    </Step>
  )
}

function nameButton({ checkout, draft, show }: CheckoutRun): string {
  const { totalCents } = checkout.totals
  if (totalCents > 0 && draft.method === 'stripe') return 'Continue to payment'
  return totalCents === 0 || draft.method === 'manual' ? 'Place order' : `Pay ${show(totalCents)}`
}

function TermsLabel({ termsAddress }: Pick<ReviewInput, 'termsAddress'>) {
  if (termsAddress === null) return 'I agree to the terms and conditions'
  return (
    <>
      I agree to the{' '}
      <a href={termsAddress} target="_blank" rel="noreferrer">
        terms and conditions<span className="visually-hidden"> (opens in a new tab)</span>
      </a>
    </>
  )
}

function Recap({ run: { checkout, draft } }: Pick<ReviewInput, 'run'>) {
  const { name, line1, city } = draft.shippingAddress
  const place = [name, line1, city].filter(Boolean).join(', ')
  const delivery = checkout.totals.chosenDelivery?.name ?? ''
  const way = wayOf(checkout)
  const rows = [
    ['Contact', draft.email],
    ...(way === 'ship' ? [['Ship to', place]] : []),
    ...(way === 'none' ? [] : [[way === 'pickup' ? 'Pick up at' : 'Shipping', delivery]]),
  ].filter(([, text]) => text !== '')
  if (rows.length === 0) return null
  return (
    <dl className="recap">
      {rows.map(([term, text]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
