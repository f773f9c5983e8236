import { describeGallery } from '@sitewright/model/galleries/gallery'
import { decideHistoryEntry, slideItemId, slidePath } from '@sitewright/model/galleries/slide-address'
import { isFramed } from '../browser/is-framed'
import { runControls } from './gallery-controls'
import type { GalleryKeys } from './gallery-keys'
import type { GalleryEvent } from './parts/gallery-machine'
import type { GalleryParts, RunningDesign } from './parts/gallery-parts'
import type { AddressedGallery } from './parts/item-address'
import { runThumbs } from './run-thumbs'
import { watchPauses } from './watch-pauses'
import { watchSize } from './watch-size'
import { windClock } from './wind-clock'

interface PageOfGallery {
  readonly address: AddressedGallery
  readonly keys: GalleryKeys
}

/** All that a moving gallery listens to: buttons, keys, pointers, the clock, the window and the address. */
export function runGallery(parts: GalleryParts, design: RunningDesign, { address, keys }: PageOfGallery): () => void {
  const { machine, run } = parts
  const ended = new AbortController()
  const { signal } = ended
  const clock = run.autoplay ? windClock(parts, design) : null
  const controls = runControls({ parts, design, clock, signal })
  const endings = [
    runThumbs(parts),
    keys.add({ parts, design }),
    machine.listen((event) => {
      controls.draw()
      tellOwner(parts, event)
      if (event.kind !== 'changed') return
      restVideos(parts, design)
      if (event.cause !== 'address') writeAddress(parts, address, event)
    }),
  ]
  if (clock) watchPauses({ parts, clock, controls, signal })
  if (run.historyHash) {
    window.addEventListener('popstate', () => machine.go(address.namedIndex() ?? 0, 'address'), { signal })
  }
  watchSize(parts, signal, () => {
    design.refresh()
    controls.draw()
  })
  return () => {
    ended.abort()
    clock?.stop()
    for (const end of endings) end()
  }
}

/** Scripts of the owner hear of a slide and of the ends, with the attributes of the gallery. */
function tellOwner({ root, machine, run }: GalleryParts, { kind }: GalleryEvent): void {
  if (kind === 'settled') return
  const linkedGalleries = root.querySelector('[data-thumbs]') ? ['thumbnails'] : []
  const detail = describeGallery(run, { ...machine.motion(), linkedGalleries })
  root.dispatchEvent(new CustomEvent(kind === 'changed' ? 'slideChanged' : kind, { bubbles: true, detail }))
}

function writeAddress(
  { run }: GalleryParts,
  address: AddressedGallery,
  event: GalleryEvent & { kind: 'changed' },
): void {
  const entry = decideHistoryEntry({
    isHistoryEnabled: run.historyHash,
    isBackend: isFramed(),
    isByVisitor: event.cause !== 'autoplay',
  })
  const slide = address.named[event.to]
  if (!entry || !slide) return
  history[`${entry}State`](address.entryState(slideItemId(slide)), '', slidePath(address.collectionUrl, slide))
}

/** A video whose slide has left rests, whoever delivers it; then the clock may go on. */
function restVideos({ slides }: GalleryParts, design: RunningDesign): void {
  const left = slides.filter(
    (slide, index) => !design.shows(index) && slide.querySelector('[data-video][data-playing]'),
  )
  // What plays has brought this script already.
  if (left.length > 0)
    void import('../video/play-video').then(({ showOverlays }) => {
      for (const slide of left) showOverlays(slide)
    })
}
