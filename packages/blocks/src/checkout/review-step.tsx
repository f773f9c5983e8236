import { fillWords } from '@sitewright/model/strings/fill-words'
import { fillWithElement } from '../ground/fill-with-element'
import type { CheckoutTexts } from './checkout-data'
import { wayOf } from './draft'
import { CheckField, FieldFrame, fieldId, TextField } from './field'
import { Step } from './step'
import type { CheckoutRun } from './use-checkout'

interface ReviewInput {
  readonly run: CheckoutRun
  readonly termsAddress: string | null
}

/** What the store still asks, what it comes to, and the button. */
export function ReviewStep({ run, termsAddress }: ReviewInput) {
  const { checkout, draft, errors, texts, change, isPaying } = run
  const { asks } = checkout
  return (
    <Step id="review" title={texts.steps.names.review}>
      {asks.fields.map(({ name, isRequired }) => (
        <TextField
          key={name}
          name={`fields.${name}`}
          label={name}
          optional={isRequired ? undefined : texts.optional}
          maxLength={1000}
          autoComplete="off"
          value={draft.fields[name] ?? ''}
          error={errors[`fields.${name}`]}
          onChange={(value) => change({ fields: { ...draft.fields, [name]: value } })}
        />
      ))}
      <FieldFrame name="note" label={texts.review.note} optional={texts.optional} error={errors.note}>
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
          label={<TermsLabel termsAddress={termsAddress} texts={texts.review} />}
          isChecked={draft.acceptsTerms}
          error={errors.acceptsTerms}
          onChange={(acceptsTerms) => change({ acceptsTerms })}
        />
      )}
      <button type="submit" className="button checkout-pay" data-kind="primary" data-size="large">
        {isPaying ? texts.review.placing : nameButton(run)}
      </button>
    </Step>
  )
}

function nameButton({ checkout, draft, texts: { review }, show }: CheckoutRun): string {
  const { totalCents } = checkout.totals
  if (totalCents > 0 && draft.method === 'stripe') return review.continueToPayment
  if (totalCents === 0 || draft.method === 'manual') return review.placeOrder
  return fillWords(review.pay, { total: show(totalCents) })
}

interface TermsInput extends Pick<ReviewInput, 'termsAddress'> {
  readonly texts: CheckoutTexts['review']
}

function TermsLabel({ termsAddress, texts }: TermsInput) {
  if (termsAddress === null) return fillWords(texts.terms, { terms: texts.termsLink })
  return fillWithElement(
    texts.terms,
    'terms',
    <a href={termsAddress} target="_blank" rel="noreferrer">
      {texts.termsLink}
      <span className="visually-hidden"> {texts.newTab}</span>
    </a>,
  )
}

function Recap({ run: { checkout, draft, texts } }: Pick<ReviewInput, 'run'>) {
  const { review } = texts
  const { name, line1, city } = draft.shippingAddress
  const place = [name, line1, city].filter(Boolean).join(', ')
  const delivery = checkout.totals.chosenDelivery?.name ?? ''
  const way = wayOf(checkout)
  const rows = [
    [review.contact, draft.email],
    ...(way === 'ship' ? [[review.shipTo, place]] : []),
    ...(way === 'none' ? [] : [[way === 'pickup' ? review.pickUpAt : review.shipping, delivery]]),
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
