import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { CategoryPlace } from './category-tree'
import { chooseDrop, type DropRow } from './choose-drop'

interface CategoryDrag {
  readonly draggedId: string | null
  readonly over: { readonly id: string; readonly edge: 'top' | 'bottom' | 'in' } | null
  readonly start: (event: ReactPointerEvent<HTMLElement>, id: string) => void
}

/** Moves a row by its grip; Escape and a lost pointer leave the tree as it was. */
export function useCategoryDrag(
  list: RefObject<HTMLElement | null>,
  {
    canDrop,
    onDrop,
  }: { canDrop: (id: string, place: CategoryPlace) => boolean; onDrop: (id: string, place: CategoryPlace) => void },
): CategoryDrag {
  const [state, setState] = useState<Pick<CategoryDrag, 'draggedId' | 'over'>>({ draggedId: null, over: null })
  const latest = useRef({ canDrop, onDrop })
  latest.current = { canDrop, onDrop }
  const ended = useRef<AbortController | null>(null)
  useEffect(() => () => ended.current?.abort(), [])

  function start(event: ReactPointerEvent<HTMLElement>, id: string) {
    if (event.button !== 0) return
    const grip: HTMLElement = event.currentTarget
    grip.setPointerCapture(event.pointerId)
    const stop = new AbortController()
    ended.current = stop
    let place: CategoryPlace | null = null
    function end(isDone: boolean) {
      stop.abort()
      setState({ draggedId: null, over: null })
      if (isDone && place) latest.current.onDrop(id, place)
    }
    const options = { signal: stop.signal }
    grip.addEventListener(
      'pointermove',
      (moved) => {
        const found = chooseDrop(readRows(list.current), moved.clientY)
        const isAllowed = found !== null && latest.current.canDrop(id, found.place)
        place = isAllowed ? found.place : null
        setState({ draggedId: id, over: isAllowed ? { id: found.overId, edge: found.edge } : null })
      },
      options,
    )
    grip.addEventListener('pointerup', () => end(true), options)
    grip.addEventListener('pointercancel', () => end(false), options)
    grip.addEventListener(
      'keydown',
      (pressed) => {
        if (pressed.key !== 'Escape') return
        pressed.preventDefault()
        end(false)
      },
      options,
    )
  }
  return { ...state, start }
}

function readRows(list: HTMLElement | null): DropRow[] {
  return [...(list?.querySelectorAll<HTMLElement>('[data-category]') ?? [])].map((row) => {
    const { top, bottom } = row.getBoundingClientRect()
    const { category, parentId, nextId, firstChildId } = row.dataset
    return {
      top,
      bottom,
      id: category ?? '',
      parentId: parentId || null,
      nextId: nextId || null,
      firstChildId: firstChildId || null,
    }
  })
}
