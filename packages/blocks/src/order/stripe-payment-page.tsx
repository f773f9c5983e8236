import type { PaymentProgress } from '@sitewright/model/commerce/checkout/checkout'
import type { StripePayment } from '@sitewright/model/commerce/checkout/stripe'
import { fillWords } from '@sitewright/model/strings/fill-words'
import type { VisitorTexts } from '@sitewright/model/visitor-texts/visitor-texts'
import { HostSection } from '../host-pages/host-section'

interface StripePaymentInput {
  readonly texts: Pick<VisitorTexts, 'cart' | 'pages' | 'payments'>
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
        <h1>{input.texts.pages.stripePayment.heading}</h1>
        {input.payment === null ? <Outcome {...input} /> : <Payment {...input} payment={input.payment} />}
      </div>
    </HostSection>
  )
}

interface PaymentInput extends StripePaymentInput {
  readonly payment: StripePayment
}

function Payment({ texts: { cart, payments }, action, total, progress, payment }: PaymentInput) {
  const { stripe } = payments
  const problem = progress.state === 'action' ? progress.text : null
  return (
    <>
      <p className="order-row order-total">
        <span>{cart.totals.total}</span>
        <span>{total}</span>
      </p>
      <form
        className="stripe-payment-form"
        data-stripe-payment={payment.clientSecret}
        data-publishable-key={payment.publishableKey}
        data-not-loaded={stripe.notLoaded}
        data-failed={stripe.failed}
      >
        <div className="stripe-payment-element" data-stripe-element aria-busy="true">
          {stripe.loading}
        </div>
        <p role="alert" className="host-problem" data-stripe-problem>
          {problem}
        </p>
        <noscript>
          <p>{stripe.needsScript}</p>
        </noscript>
        <div className="host-buttons">
          <button type="submit" className="button" data-kind="primary" disabled>
            {fillWords(stripe.pay, { total })}
          </button>
        </div>
      </form>
      <form method="post" action={action}>
        <button type="submit" className="stripe-payment-cancel">
          {stripe.cancel}
        </button>
      </form>
    </>
  )
}

function Outcome({ texts, action, checkoutAddress, progress, problem }: StripePaymentInput) {
  const { stripe } = texts.payments
  const text = problem ?? (progress.state === 'returned' ? progress.text : stripe.pending)
  return (
    <>
      <p role="status">{text}</p>
      <p>
        {progress.state === 'pending' || problem !== null ? (
          <a href={action}>{stripe.checkAgain}</a>
        ) : (
          <a href={checkoutAddress}>{stripe.backToCheckout}</a>
        )}
      </p>
    </>
  )
}
