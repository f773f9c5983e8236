import { paths } from '@sitewright/model/routes/paths'
import type { VisitorTexts } from '@sitewright/model/visitor-texts/visitor-texts'
import { HostSection } from '../host-pages/host-section'

interface TestPaymentInput {
  readonly texts: Pick<VisitorTexts, 'checkout' | 'pages' | 'payments'>
  readonly action: string
  /** What came of it, once that is known. */
  readonly outcome: string | null
}

/** Stands in the place of a bank that asks whether it is you. */
export function TestPaymentPage({ texts: { checkout, pages, payments }, action, outcome }: TestPaymentInput) {
  const { test } = payments
  return (
    <HostSection>
      <div className="test-payment">
        <h1>{pages.testPayment.heading}</h1>
        {outcome === null ? (
          <form method="post" action={action}>
            <p>{test.question}</p>
            <div className="host-buttons">
              <button type="submit" name="answer" value="confirm" className="button" data-kind="primary">
                {test.confirm}
              </button>
              <button type="submit" name="answer" value="deny" className="button" data-kind="secondary">
                {test.deny}
              </button>
            </div>
          </form>
        ) : (
          <>
            <p role="alert">{outcome}</p>
            <p>
              <a href={paths.cart}>{checkout.backToCart}</a>
            </p>
          </>
        )}
      </div>
    </HostSection>
  )
}
