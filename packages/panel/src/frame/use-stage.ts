import { type DeviceView, drawnWidthsPx } from '@sitewright/model/reference/devices'
import { type RefObject, useEffect, useState } from 'react'

/** The part of the panel in which the frame stands. */
export interface Stage {
  readonly width: number
  readonly height: number
  /** How much smaller than itself the page is drawn to fit. */
  readonly scale: number
  /** The search lies over its upper right corner. */
  readonly hasFindBar?: boolean
}

/** Watched, never asked while something is drawn: each asking would make the browser lay the panel out at once. */
export function useStage(element: RefObject<HTMLElement | null>, device: DeviceView, onResized: () => void): Stage {
  const [size, setSize] = useState({ width: 0, height: 0 })
  useEffect(() => {
    const watched = element.current
    if (!watched) return
    const observer = new ResizeObserver(() => {
      setSize({ width: watched.clientWidth, height: watched.clientHeight })
      onResized()
    })
    observer.observe(watched)
    return () => observer.disconnect()
  }, [element, onResized])
  const scale = size.width === 0 ? 1 : Math.min(1, size.width / drawnWidthsPx[device].min)
  return { ...size, scale }
}
