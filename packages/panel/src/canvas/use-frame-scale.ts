import type { DeviceView } from '@sitewright/model/reference/devices'
import { type RefObject, useEffect, useState } from 'react'

/** The least width at which each device is drawn: below it the page would show the layout of another device. */
const leastWidthPx: Record<DeviceView, number> = { desktop: 800, tablet: 768, phone: 0 }

/** How much smaller than itself the page is drawn to fit the stage. */
export function useFrameScale(stage: RefObject<HTMLElement | null>, device: DeviceView, onResized: () => void): number {
  const [widthPx, setWidthPx] = useState(0)
  useEffect(() => {
    const element = stage.current
    if (!element) return
    const observer = new ResizeObserver(() => {
      setWidthPx(element.clientWidth)
      onResized()
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [stage, onResized])
  return widthPx === 0 ? 1 : Math.min(1, widthPx / leastWidthPx[device])
}
