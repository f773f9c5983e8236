import { type DeviceView, previewHeightPx } from '@sitewright/model/reference/devices'
import { useSyncExternalStore } from 'react'

/** The height of the device's screen, where the window has more room than that. */
export function useDeviceHeight(device: DeviceView): { maxHeight: number } | undefined {
  const roomPx = useSyncExternalStore(subscribe, () => innerHeight)
  const maxHeight = previewHeightPx(device, roomPx)
  return maxHeight === null ? undefined : { maxHeight }
}

function subscribe(listener: () => void): () => void {
  addEventListener('resize', listener)
  return () => removeEventListener('resize', listener)
}
