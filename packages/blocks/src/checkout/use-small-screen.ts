import { desktopBreakpointsPx } from '@sitewright/model/reference/devices'
import { useSyncExternalStore } from 'react'

const query = matchMedia(`(width <= ${desktopBreakpointsPx.smallScreen}px)`)

/** Whether there is no room for two columns. */
export function useSmallScreen(): boolean {
  return useSyncExternalStore(watch, () => query.matches)
}

function watch(onChange: () => void): () => void {
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}
