import type { ReactNode } from 'react'

/** What the owner sees in place of a block that has nothing to show yet; visitors see nothing. */
export function EditingNote({ children }: { children: ReactNode }) {
  return <p className="editing-note">{children}</p>
}
