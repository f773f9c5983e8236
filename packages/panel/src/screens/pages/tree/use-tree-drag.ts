import type { PageGroup } from '@sitewright/model/pages/page-tree'
import { type PointerEvent as ReactPointerEvent, useEffect, useRef, useState } from 'react'
import { swallowNextClick } from '../../../ground/swallow-click'
import type { TreePlace } from './arrange-pages'
import { chooseDrop, type Drop, type DropTarget } from './drop-place'

const startsAfterPx = 5
const scrollEdgePx = 40

interface TreeDragOptions {
  /** False for places where the page stands already: no line is drawn there. */
  readonly canDrop: (pageId: string, place: TreePlace) => boolean
  readonly onDrop: (pageId: string, place: TreePlace) => void
}

export interface TreeDrag {
  readonly draggedId: string | null
  readonly drop: Drop | null
}

const nothing: TreeDrag = { draggedId: null, drop: null }

/**
 * Dragging of rows by mouse and pen anywhere on the row, by finger at its grip (elsewhere a finger scrolls). Escape gives
 * it up. The rows are found by their data attributes, so that the tree need not tell where it drew them.
 */
export function useTreeDrag(options: TreeDragOptions) {
  const [drag, setDrag] = useState(nothing)
  const latest = useRef(options)
  latest.current = options
  const stop = useRef<() => void>(() => undefined)
  useEffect(() => () => stop.current(), [])

  function onPointerDown(event: ReactPointerEvent<HTMLElement>) {
    const tree = event.currentTarget
    const target = event.target as HTMLElement
    const row = target.closest<HTMLElement>('[data-tree-row]')
    const isGrip = target.closest('.page-grip') !== null
    if (!row || event.button !== 0 || (event.pointerType === 'touch' && !isGrip)) return
    if (!isGrip && target.closest('button:not(.page-link), [popover]')) return
    const pageId = row.dataset.treeRow ?? ''
    const isFolder = row.dataset.folder === 'true'
    const startY = event.clientY
    const state = { isDragging: false, drop: null as Drop | null }

    function move(at: PointerEvent) {
      if (!state.isDragging && Math.abs(at.clientY - startY) < startsAfterPx) return
      state.isDragging = true
      at.preventDefault()
      scrollNearEdge(tree, at.clientY)
      const found = chooseDrop(readTargets(tree), at.clientY, { isFolder })
      state.drop = found && latest.current.canDrop(pageId, found.place) ? found : null
      setDrag({ draggedId: pageId, drop: state.drop })
    }
    function end(at: Event) {
      stop.current()
      if (!state.isDragging) return
      swallowNextClick()
      if (at.type === 'pointerup' && state.drop) latest.current.onDrop(pageId, state.drop.place)
    }
    function onKey(at: KeyboardEvent) {
      if (at.key !== 'Escape') return
      at.preventDefault()
      end(at)
    }
    addEventListener('pointermove', move)
    addEventListener('pointerup', end)
    addEventListener('pointercancel', end)
    addEventListener('keydown', onKey)
    stop.current = () => {
      removeEventListener('pointermove', move)
      removeEventListener('pointerup', end)
      removeEventListener('pointercancel', end)
      removeEventListener('keydown', onKey)
      setDrag(nothing)
    }
  }
  return { ...drag, onPointerDown }
}

function readTargets(tree: HTMLElement): DropTarget[] {
  return [...tree.querySelectorAll<HTMLElement>('[data-tree-row], [data-tree-end]')].map((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    const { treeRow, group, folderId, folder, firstChildId, nextId } = element.dataset
    const place = { top, bottom, group: group as PageGroup }
    if (treeRow === undefined) return { ...place, kind: 'end' }
    return {
      ...place,
      kind: 'row',
      pageId: treeRow,
      folderId: folderId || null,
      isFolder: folder === 'true',
      firstChildId: firstChildId || null,
      nextId: nextId || null,
    }
  })
}

function scrollNearEdge(tree: HTMLElement, y: number) {
  const scroller = tree.closest<HTMLElement>('.side')
  if (!scroller) return
  const { top, bottom } = scroller.getBoundingClientRect()
  if (y < top + scrollEdgePx) scroller.scrollTop -= 12
  if (y > bottom - scrollEdgePx) scroller.scrollTop += 12
}
