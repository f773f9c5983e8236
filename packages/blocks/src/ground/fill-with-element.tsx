import type { ReactNode } from 'react'

/** Puts an element, such as a link, into the one place of a text that a sentence goes around. */
export function fillWithElement(text: string, name: string, element: ReactNode): ReactNode {
  const [before, after] = text.split(`{${name}}`)
  return (
    <>
      {before}
      {element}
      {after}
    </>
  )
}
