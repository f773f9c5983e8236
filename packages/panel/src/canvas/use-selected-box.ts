import { useCallback, useRef, useState } from 'react'
import type { Selection } from '../document/command'

export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Where the selected part lies over the frame, measured anew whenever the frame says that something moved. */
export function useSelectedBox(frame: Document | null, selection: Selection): { box: Box | null; measure: () => void } {
  const [box, setBox] = useState<Box | null>(null)
  const latest = useRef({ frame, selection })
  latest.current = { frame, selection }
  const measure = useCallback(() => {
    const next = measureSelected(latest.current.frame, latest.current.selection)
    setBox((previous) => (isSameBox(previous, next) ? previous : next))
  }, [])
  return { box, measure }
}

function findSelected(frame: Document | null, { blockId, sectionId }: Selection): Element | null {
  const selector = blockId ? `[data-block-id="${blockId}"]` : sectionId ? `[data-section-id="${sectionId}"]` : null
  return selector ? (frame?.querySelector(`main ${selector}`) ?? null) : null
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

function isSameBox(a: Box | null, b: Box | null): boolean {
  if (!a || !b) return a === b
  return a.left === b.left && a.top === b.top && a.width === b.width && a.height === b.height
}
