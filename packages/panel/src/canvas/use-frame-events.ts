import { useEffect, useRef } from 'react'
import type { PageSession } from '../document/page-session'
import { partAt } from './mark-parts'

interface FrameEvents {
  frame: Document | null
  session: PageSession
  onEdit: () => void
  onKeyDown: (event: KeyboardEvent) => void
  onMoved: () => void
  /** A link of the header or the footer was followed. */
  onFollow: (path: string) => void
}

/** Where a text is written in place, every press and key belongs to its editor. */
function isInText(event: Event): boolean {
  return Boolean((event.target as Element | null)?.closest?.('[data-text-editing]'))
}

/** A press selects, a double press or Enter edits; links lead nowhere but to the page in the panel. */
export function useFrameEvents(events: FrameEvents): void {
  const latest = useRef(events)
  latest.current = events
  const { frame } = events
  useEffect(() => {
    if (!frame?.defaultView) return
    const view = frame.defaultView
    const ended = new AbortController()
    const options = { signal: ended.signal, capture: true }
    const select = (target: EventTarget | null) => {
      const part = partAt(target)
      if (part) latest.current.session.store.select(part)
      return part
    }
    frame.addEventListener(
      'click',
      (event) => {
        if (isInText(event)) return
        const part = select(event.target)
        const link = (event.target as Element).closest?.('a')
        if (!part && !link) return
        event.preventDefault()
        event.stopPropagation()
        if (!part && link) latest.current.onFollow(new URL(link.href, view.location.href).pathname)
        if (part) (event.target as Element).closest<HTMLElement>('[data-block-id], [data-section-id]')?.focus()
      },
      options,
    )
    frame.addEventListener(
      'dblclick',
      (event) => {
        if (!isInText(event) && select(event.target)) latest.current.onEdit()
      },
      options,
    )
    frame.addEventListener('submit', (event) => event.preventDefault(), options)
    frame.addEventListener(
      'keydown',
      (event) => {
        if (isInText(event)) return
        const target = event.target as HTMLElement
        const isPart = target.matches?.('[data-block-id], [data-section-id]')
        if (isPart && (event.key === 'Enter' || event.key === ' ')) {
          event.preventDefault()
          if (select(target)) latest.current.onEdit()
          return
        }
        latest.current.onKeyDown(event)
      },
      options,
    )
    frame.addEventListener(
      'focusin',
      (event) => {
        const target = event.target as HTMLElement
        if (target.matches?.('[data-block-id], [data-section-id]') && target.matches(':focus-visible')) select(target)
      },
      options,
    )
    const moved = () => latest.current.onMoved()
    view.addEventListener('scroll', moved, { signal: ended.signal, passive: true })
    view.addEventListener('resize', moved, { signal: ended.signal })
    return () => ended.abort()
  }, [frame])
}
