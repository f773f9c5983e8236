import { type RefObject, useEffect, useRef } from 'react'
import { findBlock } from '../../document/page/edit-page'
import type { PageSession } from '../../document/sessions/page-session'
import { opensByKey } from './text-fields'

/** Where the last press fell, until a key is pressed: it tells which text of a block was meant, and where in it. */
export interface LastPress {
  readonly target: Element
  readonly left: number
  readonly top: number
}

interface Openers {
  frame: Document | null
  session: PageSession
  /** The block whose editor is still on its way. */
  openingId: string | null
  onType: (blockId: string, text: string) => void
}

/** Listens for what opens a text: presses are remembered, and letters typed upon a block open its text with them in it. */
export function useTextOpeners(openers: Openers): RefObject<LastPress | null> {
  const press = useRef<LastPress | null>(null)
  const latest = useRef(openers)
  latest.current = openers
  const { frame } = openers
  useEffect(() => {
    if (!frame) return
    const ended = new AbortController()
    const options = { signal: ended.signal, capture: true }
    frame.addEventListener(
      'pointerdown',
      (event) => {
        press.current = { target: event.target as Element, left: event.clientX, top: event.clientY }
      },
      options,
    )
    frame.addEventListener(
      'keydown',
      (event) => {
        press.current = null
        const target = event.target as HTMLElement
        const blockId = target.matches?.('[data-block-id]') ? target.dataset.blockId : undefined
        if (blockId === undefined || !isLetter(event)) return
        const { session, openingId, onType } = latest.current
        const { page, selection } = session.store.read()
        const type = findBlock(page, blockId)?.block.type
        if (selection.blockIds.length > 1 || type === undefined || !opensByKey(type)) return
        // A space opens the block, as the canvas has it; only while its text opens is it a letter.
        if (event.key === ' ' && openingId !== blockId) return
        event.preventDefault()
        event.stopImmediatePropagation()
        onType(blockId, event.key)
      },
      options,
    )
    return () => ended.abort()
  }, [frame])
  return press
}

function isLetter(event: KeyboardEvent): boolean {
  return event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey && !event.isComposing
}
