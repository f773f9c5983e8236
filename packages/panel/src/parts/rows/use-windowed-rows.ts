import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

interface WindowedRows {
  readonly from: number
  /** The first that is not drawn. */
  readonly to: number
  /** What stands in for the rows above and below. */
  readonly abovePx: number
  readonly belowPx: number
}

/** Beyond what is seen, so that keys and the wheel meet rows that are there. */
const sparedRows = 8

/** Which rows of one height are near what is seen of a long list. `list` is the element whose first row stands at its top. */
export function useWindowedRows(
  list: RefObject<HTMLElement | null>,
  { count, rowHeightPx }: { count: number; rowHeightPx: number },
): WindowedRows {
  const [seen, setSeen] = useState({ first: 0, last: 30 })
  const isThere = count > 0
  useLayoutEffect(() => {
    const element = list.current
    if (!element || !isThere) return
    const scroller = findScroller(element)
    function measure() {
      const view = scroller.getBoundingClientRect()
      const top = element?.getBoundingClientRect().top ?? 0
      const first = Math.floor((view.top - top) / rowHeightPx)
      const last = Math.ceil((view.bottom - top) / rowHeightPx)
      setSeen((before) => (before.first === first && before.last === last ? before : { first, last }))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(scroller)
    scroller.addEventListener('scroll', measure, { passive: true })
    return () => {
      observer.disconnect()
      scroller.removeEventListener('scroll', measure)
    }
  }, [list, rowHeightPx, isThere])
  const from = Math.max(0, Math.min(count, seen.first - sparedRows))
  const to = Math.max(from, Math.min(count, seen.last + sparedRows))
  return { from, to, abovePx: from * rowHeightPx, belowPx: (count - to) * rowHeightPx }
}

function findScroller(element: HTMLElement): HTMLElement {
  for (let it = element.parentElement; it; it = it.parentElement)
    if (/auto|scroll/.test(getComputedStyle(it).overflowY)) return it
  return document.documentElement
}

/** Tells once for each length of a list that its end is near. */
export function useNearEnd(isNear: boolean, count: number, onNear: () => void): void {
  const latest = useRef(onNear)
  latest.current = onNear
  useEffect(() => {
    if (isNear && count > 0) latest.current()
  }, [isNear, count])
}
