import { type PointerEvent, type RefObject, useState } from 'react'

interface RowDrag {
  readonly from: number | null
  readonly over: number | null
  readonly start: (event: PointerEvent<HTMLElement>, index: number) => void
}

/** Moves a row of a list by its grip, by mouse, pen or finger. Escape and a lost pointer leave the list as it was. */
export function useRowDrag(list: RefObject<HTMLElement | null>, onMove: (from: number, to: number) => void): RowDrag {
  const [state, setState] = useState<{ from: number; over: number } | null>(null)
  function start(event: PointerEvent<HTMLElement>, from: number) {
    if (event.button !== 0) return
    const ended = new AbortController()
    const options = { signal: ended.signal }
    let over = from
    event.currentTarget.setPointerCapture(event.pointerId)
    const grip: HTMLElement = event.currentTarget
    function end(isDone: boolean) {
      ended.abort()
      setState(null)
      if (isDone && over !== from) onMove(from, over)
    }
    grip.addEventListener(
      'pointermove',
      (moved) => {
        over = findRow(list.current, moved.clientY, from)
        setState({ from, over })
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
  return { from: state?.from ?? null, over: state?.over ?? null, start }
}

function findRow(list: HTMLElement | null, y: number, fallback: number): number {
  const rows = [...(list?.children ?? [])].map((row) => row.getBoundingClientRect())
  const [first, last] = [rows[0], rows.at(-1)]
  if (!first || !last) return fallback
  if (y < first.top) return 0
  if (y > last.bottom) return rows.length - 1
  const found = rows.findIndex((row) => y <= row.bottom)
  return found < 0 ? fallback : found
}
