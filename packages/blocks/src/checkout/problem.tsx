import type { PaymentProgress } from '@sitewright/model/commerce/checkout/checkout'
import { paths } from '@sitewright/model/routes/paths'
import { useEffect, useRef } from 'react'
import type { CheckoutTexts } from './checkout-data'
import type { Errors } from './draft'
import { fieldId } from './field'

export interface Problem {
  readonly text: string
  /** What helps. */
  readonly way: 'cart' | 'contact' | 'fields' | null
}

const cartCodes = ['checkout.empty', 'checkout.sold-out', 'checkout.below-minimum', 'request.not-found']
const contactCodes = ['checkout.short', 'checkout.no-delivery', 'checkout.no-method']

export function describeRefusal(
  { code, text }: { readonly code: string; readonly text: string },
  { cannotCheckOut }: CheckoutTexts,
): Problem {
  // The cart that it belonged to is not this visitor's any more.
  if (code === 'request.not-found') return { text: cannotCheckOut, way: 'cart' }
  if (code === 'checkout.incomplete') return { text, way: 'fields' }
  if (cartCodes.includes(code)) return { text, way: 'cart' }
  return { text, way: contactCodes.includes(code) ? 'contact' : null }
}

/** Why the last payment brought no order. */
export function problemOfPayment(payment: PaymentProgress): Problem | null {
  return payment.state === 'failed' || payment.state === 'returned' ? { text: payment.text, way: null } : null
}

interface ProblemInput {
  readonly problem: Problem
  readonly texts: CheckoutTexts
  readonly errors: Errors
  readonly contactAddress: string | null
  readonly hasCart: boolean
}

/** All that is wrong, at the top, with the ways to it. It takes the focus whenever it tells something new. */
export function ProblemBox({ problem, texts, errors, contactAddress, hasCart }: ProblemInput) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.focus()
    box.current?.scrollIntoView({ block: 'center' })
  }, [problem])
  const fields = Object.entries(errors)
  // What the store prepared is the store's to change.
  const way = problem.way === 'cart' && !hasCart ? 'contact' : problem.way
  if (problem.way === 'fields' && fields.length === 0) return null
  return (
    <div className="checkout-problem" role="alert" tabIndex={-1} ref={box}>
      <p>
        <strong>{problem.text}</strong>
      </p>
      {fields.length > 0 && (
        <ul>
          {fields.map(([name, text]) => (
            <li key={name}>
              <a href={`#${fieldId(controlOf(name))}`} onClick={(event) => focusField(event, name)}>
                {text}
              </a>
            </li>
          ))}
        </ul>
      )}
      {way === 'cart' && (
        <p>
          <a href={paths.cart}>{texts.backToCart}</a>
        </p>
      )}
      {way === 'contact' && contactAddress !== null && (
        <p>
          <a href={contactAddress}>{texts.contactStore}</a>
        </p>
      )}
    </div>
  )
}

/** An address that is missing as a whole begins with its country. */
function controlOf(name: string): string {
  return /^(shipping|billing)Address$/.test(name) ? `${name}.country` : name
}

function focusField(event: { preventDefault(): void }, name: string): void {
  const control = document.getElementById(fieldId(controlOf(name)))
  if (control === null) return
  event.preventDefault()
  control.focus()
}
