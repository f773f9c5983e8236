import { type ReactNode, useId } from 'react'

interface CardProps {
  title: string
  hint?: string
  tools?: ReactNode
  children: ReactNode
}

export function Card({ title, hint, tools, children }: CardProps) {
  const id = useId()
  return (
    <section className="card product-card" aria-labelledby={id}>
      <header className="product-card-head">
        <h3 id={id}>{title}</h3>
        {tools}
      </header>
      {hint ? <p className="sw-field-hint">{hint}</p> : null}
      {children}
    </section>
  )
}
