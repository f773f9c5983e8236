import type { PaymentProgress } from '@sitewright/model/commerce/checkout/checkout'
import type { StripePayment } from '@sitewright/model/commerce/checkout/stripe'
import { HostSection } from '../host-pages/host-section'

interface StripePaymentInput {
  /** Where the form that cancels is sent to. */
  readonly action: string
  /** Where the buyer came from. */
  readonly checkoutAddress: string
  readonly total: string
  readonly progress: PaymentProgress
  /** Null while there is nothing to pay. */
  readonly payment: StripePayment | null
  /** Why it cannot be paid at the moment. */
  readonly problem: string | null
}

/** Where a buyer pays what they ordered. Stripe's own frames take the card; the page's script puts them in their place. */
export function StripePaymentPage(input: StripePaymentInput) {
  return (
    <HostSection>
      <div className="stripe-payment">
        <h1>Payment</h1>
        {input.payment === null ? <Outcome {...input} /> : <Payment {...input} payment={input.payment} />}
      </div>
    </HostSection>
  )
}

function Payment({ action, total, progress, payment }: StripePaymentInput & { readonly payment: StripePayment }) {
  const problem = progress.state === 'action' ? progress.text : null
  return (
    <>
      <p className="order-row order-total">
        <span>Total</span>
        <span>{total}</span>
      </p>
      <form
        className="stripe-payment-form"
        data-stripe-payment={payment.clientSecret}
        data-publishable-key={payment.publishableKey}
      >
        <div className="stripe-payment-element" data-stripe-element aria-busy="true">
          Loading payment options…
        </div>
        <p role="alert" className="host-problem" data-stripe-problem>
          {problem}
        </p>
        <noscript>
          <p>Turn on JavaScript to pay by card. Card details go to Stripe only.</p>
        </noscript>
        <div className="host-buttons">
          <button type="submit" className="button" data-kind="primary" disabled>
            Pay {total}
          </button>
        </div>
      </form>
      <form method="post" action={action}>
        <button type="submit" className="stripe-payment-cancel">
          Cancel payment and go back
        </button>
      </form>
    </>
  )
}

function Outcome({ action, checkoutAddress, progress, problem }: StripePaymentInput) {
  const text = problem ?? describe(progress)
  return (
    <>
      <p role="status">{text}</p>
      <p>
        {progress.state === 'pending' || problem !== null ? (
          <a href={action}>Check again</a>
        ) : (
          <a href={checkoutAddress}>Back to the checkout</a>
        )}
      </p>
    </>
  )
}

function describe(progress: PaymentProgress): string {
  if (progress.state === 'returned') return progress.text
  return 'Your payment is being processed. This may take a minute.'
}
