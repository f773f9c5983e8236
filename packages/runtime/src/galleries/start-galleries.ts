import { isMotionDisabled } from '@sitewright/model/galleries/autoplay'
import type { GalleryDesign } from '@sitewright/model/galleries/designs'
import { readBlockJson } from '@sitewright/model/galleries/read-block-json'
import { galleryErrors, refuseGallery } from '@sitewright/model/galleries/refuse-gallery'
import type { ClosableTargets } from '../keyboard/closable-targets'
import { runCarousel } from './designs/carousel'
import { runStacked } from './designs/stacked'
import { runStrip } from './designs/strip'
import { type GalleryKeys, watchGalleryKeys } from './gallery-keys'
import { createGalleryMachine } from './parts/gallery-machine'
import { type GalleryParts, preloadAround, type RunningDesign } from './parts/gallery-parts'
import { type AddressedGallery, joinAddress } from './parts/item-address'
import { keepPresses } from './parts/keep-presses'
import { readSlide } from './parts/read-slide'
import { releaseFar } from './release-far'
import { runGallery } from './run-gallery'
import { startGalleryLightbox } from './start-gallery-lightbox'

/** Designs that move; the others are laid out by their styles and need no running. */
const movers: Partial<Record<GalleryDesign, (parts: GalleryParts) => RunningDesign>> = {
  base: runStacked,
  slideshow: runStacked,
  slider: runStrip,
  carousel: runCarousel,
}
const attached = new WeakSet<Element>()

/** Starts every gallery of the page. One that cannot be started is told to the console; the others are not touched by it. */
export function startGalleries(root: ParentNode, closables: ClosableTargets): () => void {
  const found = [...root.querySelectorAll('[data-gallery]')].map(readGallery)
  const all = found.map((it) => it?.slides.map(readSlide) ?? [])
  const ended = new AbortController()
  const keys = watchGalleryKeys(ended.signal)
  const endings = found.map(
    (it, place) => it && startGallery(it, { address: joinAddress(all, place), closables, keys }),
  )
  return () => {
    ended.abort()
    for (const end of endings) end?.()
  }
}

type FoundGallery = Pick<GalleryParts, 'root' | 'box' | 'slides' | 'run'>

function readGallery(element: Element): FoundGallery | null {
  if (!(element instanceof HTMLElement)) {
    console.error(galleryErrors.noElement)
    return null
  }
  const { data: run, error } = readBlockJson(element.getAttribute('data-block-json'))
  if (!run) {
    console.error(error)
    return null
  }
  const box = element.querySelector<HTMLElement>('[data-slides]')
  const slides = [...(box?.querySelectorAll<HTMLElement>('.slide') ?? [])]
  const refusal = refuseGallery({
    hasContainer: box !== null,
    isAttached: attached.has(element),
    numberOfSlides: slides.length,
    design: run.design,
  })
  if (refusal || !box) {
    for (const text of refusal ?? []) console.error(text)
    return null
  }
  return { root: element, box, slides, run }
}

interface PageOfGallery {
  readonly address: AddressedGallery
  readonly closables: ClosableTargets
  readonly keys: GalleryKeys
}

function startGallery(found: FoundGallery, { address, closables, keys }: PageOfGallery): () => void {
  const { root: element, box, slides, run } = found
  attached.add(element)
  if (box.querySelector('[data-video]')) {
    import('../video/start-videos').catch(() => console.error(galleryErrors.noVideoLoader))
  }
  const named = address.namedIndex()
  const machine = createGalleryMachine({ numberOfSlides: slides.length, loop: run.loop, startIndex: named ?? 0 })
  if (!run.lazyLoad) preloadAround(slides, 0, slides.length)
  const isStill =
    matchMedia('(prefers-reduced-motion: reduce)').matches || isMotionDisabled(new URLSearchParams(location.search))
  const parts: GalleryParts = { ...found, machine, isStill, press: keepPresses(machine) }
  const design = movers[run.design as GalleryDesign]?.(parts)
  const stopRunning = design ? runGallery(parts, design, { address, keys }) : () => {}
  const stopLightbox = run.lightbox ? startGalleryLightbox(parts, address, closables) : () => {}
  const stopReleasing = releaseFar(parts)
  // What the address names is brought into sight; the lightbox does that by itself.
  if (named !== null && !run.lightbox) (design ? element : slides[named])?.scrollIntoView({ block: 'nearest' })
  // Presses are answered from now on.
  element.toggleAttribute('data-started', true)
  return () => {
    element.removeAttribute('data-started')
    stopLightbox()
    stopReleasing()
    stopRunning()
    design?.stop()
    attached.delete(element)
  }
}
