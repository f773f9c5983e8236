import { useEffect } from 'react'
import { BillingStep } from './billing-step'
import type { CheckoutData } from './checkout-data'
import { CodeField } from './code-field'
import { ContactStep } from './contact-step'
import { DeliveryStep } from './delivery-step'
import { wayOf } from './draft'
import { PaymentStep } from './payment-step'
import { PaymentWait } from './payment-wait'
import { ProblemBox } from './problem'
import { ReviewStep } from './review-step'
import { StepsNav } from './steps-nav'
import { Summary } from './summary'
import { useAddressRules } from './use-address-rules'
import { useCheckout } from './use-checkout'
import { useSmallScreen } from './use-small-screen'

/** All steps on one page: what is typed is kept, and the order beside it always shows what it costs by now. */
export function CheckoutForm({ data }: { readonly data: CheckoutData }) {
  const rules = useAddressRules(data.rules)
  const run = useCheckout(data, rules.find)
  const { checkout, draft, errors, problem, saving, status, isPaying, texts, change, pay } = run
  // What is seen first is read first, on wide screens and on small ones.
  const isSmall = useSmallScreen()
  const isWaiting = checkout.state !== 'open'
  const isPlaceUnknown = wayOf(checkout) === 'ship' && checkout.details.shippingAddress === null
  // The country that is shown tells what can be delivered, before anything is typed.
  useEffect(() => {
    if (!isWaiting && isPlaceUnknown) change({ shippingAddress: draft.shippingAddress })
  }, [])
  return (
    <>
      <h1 className="visually-hidden">{texts.heading}</h1>
      <p className="visually-hidden" role="status">
        {status}
      </p>
      <div className="checkout-columns">
        {isSmall && <Summary run={run} />}
        <div className="checkout-form">
          {isWaiting ? (
            <PaymentWait run={run} />
          ) : (
            <form
              noValidate
              aria-label={texts.heading}
              onSubmit={(event) => {
                event.preventDefault()
                pay()
              }}
            >
              <StepsNav run={run} findRule={rules.find} />
              {problem !== null && (
                <ProblemBox
                  problem={problem}
                  texts={texts}
                  errors={errors}
                  contactAddress={data.contactAddress}
                  hasCart={checkout.draftVersion === null}
                />
              )}
              {saving === 'lost' && (
                <p className="checkout-note" role="status">
                  {texts.offline.typed}
                </p>
              )}
              <fieldset className="checkout-steps" disabled={isPaying}>
                <legend className="visually-hidden">{texts.form}</legend>
                <ContactStep run={run} />
                <DeliveryStep run={run} rules={rules} data={data} />
                {checkout.takesCodes && <CodeField run={run} />}
                <BillingStep run={run} rules={rules} data={data} />
                <PaymentStep run={run} contactAddress={data.contactAddress} />
                <ReviewStep run={run} termsAddress={data.termsAddress} />
              </fieldset>
            </form>
          )}
        </div>
        {!isSmall && <Summary run={run} />}
      </div>
    </>
  )
}
