import { paths } from '@sitewright/model/routes/paths'
import { HostSection } from '../host-pages/host-section'

interface TestPaymentInput {
  readonly action: string
  /** What came of it, once that is known. */
  readonly outcome: string | null
}

/** Stands in the place of a bank that asks whether it is you. */
export function TestPaymentPage({ action, outcome }: TestPaymentInput) {
  return (
    <HostSection>
      <div className="test-payment">
        <h1>Confirm test payment</h1>
        {outcome === null ? (
          <form method="post" action={action}>
            <p>Your bank would ask you here to confirm the payment. This is a test card: no real money moves.</p>
            <div className="host-buttons">
              <button type="submit" name="answer" value="confirm" className="button" data-kind="primary">
                Confirm payment
              </button>
              <button type="submit" name="answer" value="deny" className="button" data-kind="secondary">
                Deny
              </button>
            </div>
          </form>
        ) : (
          <>
            <p role="alert">{outcome}</p>
            <p>
              <a href={paths.cart}>Back to cart</a>
            </p>
          </>
        )}
      </div>
    </HostSection>
  )
}
