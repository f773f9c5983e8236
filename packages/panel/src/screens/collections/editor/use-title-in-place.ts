import { useEffect, useRef } from 'react'
import type { EditedItem } from './open-item'

/** The title is written where visitors read it: in the head that the host draws above the body. */
export function useTitleInPlace({ value: { title }, change }: Pick<EditedItem, 'value' | 'change'>): void {
  const heading = useRef<HTMLElement | null>(null)
  const latest = useRef({ title, change })
  latest.current = { title, change }
  useEffect(() => {
    const frame = document.querySelector<HTMLIFrameElement>('.canvas-frame')
    if (!frame) return
    const ended = new AbortController()
    function open() {
      const drawn = frame?.contentDocument?.querySelector<HTMLElement>('[data-fixed-part] h1') ?? null
      if (!drawn) return
      const found = wakeAlone(drawn)
      heading.current = found
      if (found.textContent !== latest.current.title) found.textContent = latest.current.title
      found.addEventListener('input', () => latest.current.change({ title: readTitle(found) }, 'Change the title'), {
        signal: ended.signal,
      })
      found.addEventListener('keydown', (event) => leaveByKey(event, found), { signal: ended.signal })
    }
    open()
    frame.addEventListener('load', open, { signal: ended.signal })
    return () => ended.abort()
  }, [])
  useEffect(() => {
    const found = heading.current
    if (found?.isConnected && readTitle(found) !== title) found.textContent = title
  }, [title])
}

function readTitle(heading: HTMLElement): string {
  return (heading.textContent ?? '').replace(/[\r\n]+/g, ' ')
}

/** Only its text can be reached, all around it stays as it is; the canvas leaves presses and keys upon it alone. */
function wakeAlone(heading: HTMLElement): HTMLElement {
  const known = heading.querySelector<HTMLElement>('[data-text-editing]')
  if (known) return known
  let element = heading
  while (!element.matches('[data-fixed-part]')) {
    const parent = element.parentElement
    if (!parent) break
    for (const sibling of parent.children) if (sibling !== element) sibling.setAttribute('inert', '')
    // Outside of the body of the page it would be taken for the head of the site.
    if (element.matches('header')) element.setAttribute('role', 'group')
    element = parent
  }
  element.removeAttribute('inert')
  const text = heading.ownerDocument.createElement('span')
  text.append(...heading.childNodes)
  heading.append(text)
  text.setAttribute('contenteditable', 'plaintext-only')
  text.setAttribute('role', 'textbox')
  text.setAttribute('aria-label', 'Title')
  text.setAttribute('data-text-editing', '')
  return text
}

/** Enter goes on to the text below. */
function leaveByKey(event: KeyboardEvent, heading: HTMLElement): void {
  if (event.key !== 'Enter' && event.key !== 'Escape') return
  event.preventDefault()
  event.stopPropagation()
  heading.blur()
  if (event.key === 'Enter') heading.ownerDocument.querySelector<HTMLElement>('main [data-block-id]')?.focus()
}
