import { type PointerEvent as ReactPointerEvent, useEffect, useRef, useState } from 'react'
import { swallowNextClick } from '../../../ground/swallow-click'
import type { Movable } from './movable'

const startsAfterPx = 5
const scrollEdgePx = 48

interface AssetDragOptions {
  /** What a pressed tile stands for; null for what is not dragged. */
  readonly find: (pressed: HTMLElement) => Movable | null
  readonly canDrop: (what: Movable, folderId: string | null) => boolean
  readonly onDrop: (what: Movable, folderId: string | null) => void
}

/**
 * Dragging of files and folders by mouse and pen; a finger scrolls, and moves them by the dialog. Folders, and those above
 * the open one, are found by `data-drop-folder`, wherever they are drawn. Escape gives it up.
 */
export function useAssetDrag(options: AssetDragOptions) {
  const [dragged, setDragged] = useState<Movable | null>(null)
  const ghost = useRef<HTMLDivElement>(null)
  const latest = useRef(options)
  latest.current = options
  const stop = useRef<() => void>(() => undefined)
  useEffect(() => () => stop.current(), [])

  function onPointerDown(event: ReactPointerEvent<HTMLElement>) {
    const pressed = event.target as HTMLElement
    if (event.button !== 0 || event.pointerType === 'touch') return
    const what = latest.current.find(pressed)
    if (what === null) return
    const start = { x: event.clientX, y: event.clientY }
    const scroller = event.currentTarget.closest<HTMLElement>('.side')
    const state = { isDragging: false, over: null as HTMLElement | null }

    function move(at: PointerEvent) {
      if (!state.isDragging && Math.hypot(at.clientX - start.x, at.clientY - start.y) < startsAfterPx) return
      if (!state.isDragging) setDragged(what)
      state.isDragging = true
      at.preventDefault()
      if (ghost.current) ghost.current.style.translate = `${at.clientX + 12}px ${at.clientY + 12}px`
      if (scroller) scrollNearEdge(scroller, at.clientY)
      const place = document.elementFromPoint(at.clientX, at.clientY)?.closest<HTMLElement>('[data-drop-folder]')
      mark(place && what && latest.current.canDrop(what, folderAt(place)) ? place : null)
    }
    function mark(over: HTMLElement | null) {
      state.over?.removeAttribute('data-over')
      over?.setAttribute('data-over', '')
      state.over = over
    }
    function end(at: Event) {
      const { over, isDragging } = state
      stop.current()
      if (!isDragging) return
      swallowNextClick()
      if (at.type === 'pointerup' && over && what) latest.current.onDrop(what, folderAt(over))
    }
    function onKey(at: KeyboardEvent) {
      if (at.key !== 'Escape' || !state.isDragging) return
      at.preventDefault()
      end(at)
    }
    const ended = new AbortController()
    const { signal } = ended
    addEventListener('pointermove', move, { signal })
    addEventListener('pointerup', end, { signal })
    addEventListener('pointercancel', end, { signal })
    // Before the panel's own Escape, which would open the preview.
    addEventListener('keydown', onKey, { signal, capture: true })
    stop.current = () => {
      ended.abort()
      mark(null)
      setDragged(null)
    }
  }
  return { dragged, ghost, onPointerDown }
}

function folderAt(place: HTMLElement): string | null {
  const { dropFolder } = place.dataset
  return dropFolder === 'top' ? null : (dropFolder ?? null)
}

function scrollNearEdge(scroller: HTMLElement, y: number) {
  const { top, bottom } = scroller.getBoundingClientRect()
  if (y < top + scrollEdgePx) scroller.scrollTop -= 12
  if (y > bottom - scrollEdgePx) scroller.scrollTop += 12
}
