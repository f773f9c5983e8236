import { useCallback, useRef, useState } from 'react'
import type { Selection } from '../document/command'
import type { Box } from './box'
import type { FrameLayer } from './frame-layer'

interface Followed {
  frame: Document | null
  layer: FrameLayer | null
  selection: Selection
}

/** Where the selected part lies over the frame, measured anew whenever the frame says that something moved; once a frame at most. */
export function useSelectedBox(followed: Followed): { box: Box | null; measure: () => void } {
  const [box, setBox] = useState<Box | null>(null)
  const latest = useRef(followed)
  latest.current = followed
  const asked = useRef(0)
  const measure = useCallback(() => {
    cancelAnimationFrame(asked.current)
    asked.current = requestAnimationFrame(() => {
      const { frame, layer, selection } = latest.current
      const next = measureSelected(frame, selection)
      const hasHandles = selection.blockIds.length === 1 && !frame?.querySelector('[data-text-editing]')
      layer?.showHandles(hasHandles ? next : null)
      setBox((previous) => (isSameBox(previous, next) ? previous : next))
    })
  }, [])
  return { box, measure }
}

function findSelected(frame: Document | null, { blockId, sectionId }: Selection): HTMLElement | null {
  const selector = blockId ? `[data-block-id="${blockId}"]` : sectionId ? `[data-section-id="${sectionId}"]` : null
  return selector ? (frame?.querySelector<HTMLElement>(`main ${selector}`) ?? null) : null
}

function measureSelected(frame: Document | null, selection: Selection): Box | null {
  const rect = findSelected(frame, selection)?.getBoundingClientRect()
  return rect ? { left: rect.left, top: rect.top, width: rect.width, height: rect.height } : null
}

const edgePx = 60

/** Scrolls to what was added or moved out of sight; what can be seen stays where it is. False while it is not drawn. */
export function showSelected(frame: Document | null, selection: Selection): boolean {
  const element = findSelected(frame, selection)
  const height = frame?.defaultView?.innerHeight
  if (!element || height === undefined) return false
  const { top, bottom } = element.getBoundingClientRect()
  if (bottom < edgePx || top > height - edgePx) element.scrollIntoView({ block: 'center' })
  return true
}

export function focusSelected(frame: Document | null, selection: Selection): void {
  findSelected(frame, selection)?.focus({ preventScroll: true })
}

function isSameBox(a: Box | null, b: Box | null): boolean {
  if (!a || !b) return a === b
  return a.left === b.left && a.top === b.top && a.width === b.width && a.height === b.height
}
