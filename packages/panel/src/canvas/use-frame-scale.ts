import { useEffect } from 'react'
import { tellScale } from '../frame/coordinates'

export function useFrameScale(frame: Document | null, scale: number): void {
  useEffect(() => {
    if (frame) tellScale(frame, scale)
  }, [frame, scale])
}
