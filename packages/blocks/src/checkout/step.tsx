import type { ReactNode } from 'react'

export const stepNames = ['contact', 'delivery', 'payment', 'review'] as const
export type StepName = (typeof stepNames)[number]

interface StepInput {
  readonly id: string
  readonly title: string
  readonly isBusy?: boolean
  readonly children: ReactNode
}

/** A part of the checkout under its heading, which can be jumped to. */
export function Step({ id, title, isBusy = false, children }: StepInput) {
  return (
    <section className="step" aria-labelledby={`step-${id}`} aria-busy={isBusy}>
      <h2 id={`step-${id}`} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  )
}
