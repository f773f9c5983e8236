import { useEffect, useRef } from 'react'
import { toggleSelected } from '../document/selection/walk-parts'
import type { PageSession } from '../document/sessions/page-session'
import { editedSelector } from '../frame/edited-region'
import { isInText } from '../frame/in-text'
import { partAt } from '../frame/mark-parts'
import type { PartKeys } from './selection/part-keys'

interface FrameEvents {
  frame: Document | null
  session: PageSession
  keys: PartKeys
  /** Selects what was pressed; the page stays where it is. */
  hold: (select: () => void) => void
  onEdit: () => void
  /** The words of a block that still lacks its picture were pressed. */
  onChoosePicture: (blockId: string) => void
  onKeyDown: (event: KeyboardEvent) => void
  onMoved: () => void
  /** A link of what is not edited was pressed with the key for another place. */
  onFollow: (path: string) => void
  /** Something else than what is edited was pressed; answers whether that can be edited. */
  onRegion: (target: Element) => boolean
}

const parts = '[data-block-id], [data-section-id]'

/** A press selects, a double press or Enter edits, and so does a press on the note of a block that shows nothing yet; links lead nowhere. */
export function useFrameEvents(events: FrameEvents): void {
  const latest = useRef(events)
  latest.current = events
  const { frame } = events
  useEffect(() => {
    if (!frame?.defaultView) return
    const view = frame.defaultView
    const ended = new AbortController()
    const options = { signal: ended.signal, capture: true }

    function press(event: MouseEvent) {
      if (isInText(event) || isOnOpener(event, latest.current.session)) return
      const target = event.target as Element
      const part = partAt(target)
      const link = target.closest?.('a')
      if (!part && link && (event.ctrlKey || event.metaKey)) {
        event.preventDefault()
        event.stopPropagation()
        latest.current.onFollow(new URL(link.href, view.location.href).pathname)
        return
      }
      // The menu of small screens opens all the same.
      const isRegion = !part && !target.closest?.('[data-menu-button], dialog') && latest.current.onRegion(target)
      if (!part && !link && !isRegion) return
      event.preventDefault()
      event.stopPropagation()
      if (!part) return
      const { store } = latest.current.session
      latest.current.hold(() => store.select(event.shiftKey ? toggleSelected(store.read().selection, part) : part))
      target.closest<HTMLElement>(parts)?.focus({ preventScroll: true })
      if (!part.blockId || event.shiftKey) return
      if (target.closest('[data-choose-picture]')) latest.current.onChoosePicture(part.blockId)
      else if (target.closest('.editing-note')) latest.current.onEdit()
    }
    function pressKey(event: KeyboardEvent) {
      if (isInText(event)) return
      const target = event.target as HTMLElement
      if (target.matches?.(parts) && (event.key === 'Enter' || event.key === ' ')) {
        event.preventDefault()
        latest.current.onEdit()
      } else if (isForParts(event, view) && latest.current.keys.press(event)) event.preventDefault()
      else {
        if (event.key === 'Tab' && !event.shiftKey && target.matches?.(parts)) passContent(target)
        latest.current.onKeyDown(event)
      }
    }
    frame.addEventListener('click', press, options)
    frame.addEventListener(
      'dblclick',
      (event) => {
        if (!isInText(event) && (partAt(event.target) || isOnHandle(event))) latest.current.onEdit()
      },
      options,
    )
    frame.addEventListener('submit', (event) => event.preventDefault(), options)
    frame.addEventListener('keydown', pressKey, options)
    frame.addEventListener(
      'focusin',
      (event) => {
        const target = event.target as HTMLElement
        if (!target.matches?.(parts) || !target.matches(':focus-visible')) return
        const part = partAt(target)
        const { store } = latest.current.session
        const { selection } = store.read()
        // Several selected blocks stay selected when one of them gets the focus.
        const isKnown = part?.blockId
          ? selection.blockIds.includes(part.blockId)
          : part?.sectionId === selection.sectionId
        if (part && !isKnown) store.select(part)
      },
      options,
    )
    const moved = () => latest.current.onMoved()
    view.addEventListener('scroll', moved, { signal: ended.signal, passive: true })
    view.addEventListener('resize', moved, { signal: ended.signal })
    return () => ended.abort()
  }, [frame])
}

/** The links of the header and the footer, and what can be reached in a block, are walked as on any page. */
function isForParts(event: KeyboardEvent, { document }: Window): boolean {
  const target = event.target as Element
  if (target === document.body || target.matches?.(parts)) return true
  return event.key !== 'Tab' && partAt(target) !== null
}

/**
 * Past the last part the browser goes on behind the page's content, not into the links of that part. Parts count as well:
 * behind the last link there may be some, and the focus would come back from them for ever.
 */
function passContent(part: HTMLElement): void {
  const inside = part
    .closest(editedSelector)
    ?.querySelectorAll<HTMLElement>(`a[href], button, input, select, textarea, summary, ${parts}`)
  const last = [...(inside ?? [])].findLast((it) => it.tabIndex >= 0 && it.checkVisibility())
  last?.focus({ preventScroll: true })
}

/** The first press of the two has brought the handle to where the block was pressed. */
function isOnHandle({ target }: MouseEvent): boolean {
  return (target as Element).closest?.('[data-canvas-handle]') != null
}

/** What opens and closes in a block works once the block is selected: its other states can be seen while editing. */
function isOnOpener(event: MouseEvent, { store }: PageSession): boolean {
  const opener = (event.target as Element).closest?.('button[aria-expanded], [role=tab], summary')
  const blockId = partAt(opener ?? null)?.blockId
  return Boolean(blockId && event.detail < 2 && store.read().selection.blockIds.includes(blockId))
}
