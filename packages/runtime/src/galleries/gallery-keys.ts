import { chooseKeyGallery, decideGalleryKey } from '@sitewright/model/galleries/keyboard'
import type { GalleryParts, RunningDesign } from './parts/gallery-parts'

const editable = 'input, textarea, select, [contenteditable=""], [contenteditable="true"]'

interface KeyedGallery {
  readonly parts: GalleryParts
  readonly design: RunningDesign
}

export interface GalleryKeys {
  /** The answer takes it away again. */
  add(gallery: KeyedGallery): () => void
}

/** One listener for all galleries of the page: a key moves the one that has the focus, or else the one most in view. */
export function watchGalleryKeys(signal: AbortSignal): GalleryKeys {
  const galleries = new Set<KeyedGallery>()
  document.addEventListener('keydown', (event) => pressKey(event, [...galleries]), { signal })
  return {
    add(gallery) {
      galleries.add(gallery)
      return () => galleries.delete(gallery)
    },
  }
}

function pressKey(event: KeyboardEvent, galleries: readonly KeyedGallery[]): void {
  const target = event.target as Element
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return
  const holder = target.closest?.('[data-gallery], dialog')
  // Keys pressed inside a dialog, or a gallery that lies still, are for that one.
  const asked = holder ? galleries.filter(({ parts }) => parts.root.contains(target)) : galleries
  const chosen =
    asked[
      chooseKeyGallery(
        asked.map(({ parts: { root } }) => ({ hasFocus: root.contains(target), seenArea: seenArea(root) })),
      )
    ]
  if (!chosen) return
  const { root, machine, run } = chosen.parts
  const step = decideGalleryKey({
    keyCode: event.keyCode,
    keys: run.keys,
    keyboard: run.keyboard,
    isInViewport: seenArea(root) > 0,
    inMotion: machine.motion().inMotion,
    isFocusEditable: Boolean(target.matches?.(editable)),
  })
  if (!step) return
  // A strip in focus would scroll by itself as well.
  if (root.contains(target)) event.preventDefault()
  chosen.design[step]('visitor')
}

/** Square pixels in the window. */
function seenArea(element: Element): number {
  const { top, bottom, left, right } = element.getBoundingClientRect()
  const width = Math.min(right, innerWidth) - Math.max(left, 0)
  const height = Math.min(bottom, innerHeight) - Math.max(top, 0)
  return Math.max(width, 0) * Math.max(height, 0)
}
