import { fillWords } from '@sitewright/model/strings/fill-words'
import { useEffect, useRef } from 'react'
import type { CheckoutTexts } from './checkout-data'
import { checkDraft, type FindRule, wayOf } from './draft'
import { type StepName, stepNames } from './step'
import type { CheckoutRun } from './use-checkout'

interface StepsInput {
  readonly run: CheckoutRun
  readonly findRule: FindRule
}

/** The steps with those that are done, each a way to its heading. What gets done is spoken. */
export function StepsNav({ run, findRule }: StepsInput) {
  const { steps: texts } = run.texts
  const done = listDone(run, findRule)
  const steps = stepNames.filter((name) => name !== 'delivery' || run.checkout.totals.needsDelivery)
  const next = steps.find((name) => !done.includes(name))
  const before = useRef(done)
  const { say } = run
  useEffect(() => {
    const fresh = done.find((name) => !before.current.includes(name))
    if (fresh) say(describeDone(texts, fresh, next))
    before.current = done
  })
  return (
    <nav aria-label={texts.label} className="checkout-nav">
      <ol>
        {steps.map((name) => (
          <li key={name} data-is-done={done.includes(name)}>
            <a
              href={`#step-${name}`}
              aria-current={name === next ? 'step' : undefined}
              onClick={(event) => {
                event.preventDefault()
                const heading = document.getElementById(`step-${name}`)
                heading?.focus()
                heading?.scrollIntoView({ block: 'start' })
              }}
            >
              {texts.names[name]}
              {done.includes(name) && <span className="visually-hidden"> {texts.complete}</span>}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function describeDone(texts: CheckoutTexts['steps'], done: StepName, next: StepName | undefined): string {
  const step = texts.names[done]
  if (next === undefined) return fillWords(texts.nowComplete, { step })
  return fillWords(texts.nowCompleteNext, { step, next: texts.names[next] })
}

function listDone({ draft, checkout, texts }: CheckoutRun, findRule: FindRule): StepName[] {
  const errors = Object.keys(checkDraft(draft, checkout, { findRule, texts }))
  const has = (...starts: string[]) => errors.some((name) => starts.some((start) => name.startsWith(start)))
  const isDelivered = wayOf(checkout) !== 'none' && checkout.totals.chosenDelivery !== null
  return [
    ...(has('email') ? [] : (['contact'] as const)),
    ...(isDelivered && !has('shippingAddress') ? (['delivery'] as const) : []),
    ...(has('cardNumber', 'billingAddress') || !canPay(checkout) ? [] : (['payment'] as const)),
  ]
}

function canPay({ totals, methods }: CheckoutRun['checkout']): boolean {
  return totals.totalCents === 0 || methods.length > 0
}
