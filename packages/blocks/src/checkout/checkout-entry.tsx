import { createRoot } from 'react-dom/client'
import { CheckoutBoundary } from './checkout-boundary'
import { type CheckoutData, checkoutDataElementId, checkoutElementId } from './checkout-data'
import { CheckoutForm } from './checkout-form'

/** The script of the checkout. It stands alone: no script of the site, its owner or others runs on that page. */
const data = JSON.parse(document.getElementById(checkoutDataElementId)?.textContent ?? '') as CheckoutData
const element = document.getElementById(checkoutElementId)
if (element)
  createRoot(element).render(
    <CheckoutBoundary texts={data.texts}>
      <CheckoutForm data={data} />
    </CheckoutBoundary>,
  )

// A page that the browser kept whole may show what has been paid for since.
window.addEventListener('pageshow', ({ persisted }) => persisted && location.reload())
