import { resizeDebounceMs } from '@sitewright/model/galleries/design-defaults'
import { debounce } from '../browser/debounce'
import { watchResize } from '../browser/watch-resize'
import type { GalleryParts } from './parts/gallery-parts'

/** Laid out again once the size has come to rest. A turned device is a new size too. */
export function watchSize({ root, run }: GalleryParts, signal: AbortSignal, refresh: () => void): void {
  const later = debounce(refresh, resizeDebounceMs.design)
  const stopWatching = run.refreshOnResize ? watchResize(root, { axis: 'x' }, later.ask) : () => {}
  if (run.refreshOnOrientationChange) screen.orientation?.addEventListener('change', later.ask, { signal })
  signal.addEventListener('abort', () => {
    stopWatching()
    later.stop()
  })
}
