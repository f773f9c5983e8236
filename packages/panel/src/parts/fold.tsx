import { type ReactNode, useState } from 'react'

/** A part of a drawer that opens. What is in it is drawn while it is open: most of them stay closed. */
export function Fold({ title, children }: { title: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="drawer-group" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{title}</summary>
      {isOpen ? children : null}
    </details>
  )
}
