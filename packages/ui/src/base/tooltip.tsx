import { placeTooltip, tooltipDelayMs } from '@sitewright/model/dialogs/tooltip-place'
import { type FocusEvent, type PointerEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'

interface Point {
  x: number
  y: number
}

/** On hover after a while, on keyboard focus at once; Escape and a press hide it. */
export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  const [point, setPoint] = useState<Point | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const lastPoint = useRef<Point>({ x: 0, y: 0 })
  useEffect(() => () => clearTimeout(timer.current), [])
  function hide() {
    clearTimeout(timer.current)
    setPoint(null)
  }
  function enter(event: PointerEvent) {
    if (event.pointerType !== 'mouse') return
    lastPoint.current = { x: event.clientX, y: event.clientY }
    timer.current = setTimeout(() => setPoint(lastPoint.current), tooltipDelayMs)
  }
  function focus(event: FocusEvent) {
    if (!event.target.matches(':focus-visible')) return
    const box = event.target.getBoundingClientRect()
    setPoint({ x: box.left - 15, y: box.bottom - 8 })
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the control inside is the interactive one; this box only listens
    <span
      className="sw-tooltip-host"
      onPointerEnter={enter}
      onPointerMove={(event) => {
        lastPoint.current = { x: event.clientX, y: event.clientY }
      }}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={focus}
      onBlur={hide}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || point === null) return
        hide()
        // In a dialog the key is for the dialog: a tooltip that came with the focus must not cost a second press.
        if (event.currentTarget.closest('dialog') === null) event.preventDefault()
      }}
    >
      {children}
      {point ? <Tip text={text} point={point} /> : null}
    </span>
  )
}

function Tip({ text, point }: { text: string; point: Point }) {
  const tip = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const element = tip.current
    if (!element) return
    element.showPopover()
    const place = placeTooltip(point, element.getBoundingClientRect(), { width: innerWidth, height: innerHeight })
    element.style.left = `${place.left}px`
    element.style.top = `${place.top}px`
  }, [point])
  return (
    <span ref={tip} role="tooltip" popover="manual" className="sw-tooltip">
      {text}
    </span>
  )
}
