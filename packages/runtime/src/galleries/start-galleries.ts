import { isMotionDisabled } from '@sitewright/model/galleries/autoplay'
import type { GalleryDesign } from '@sitewright/model/galleries/designs'
import { readBlockJson } from '@sitewright/model/galleries/read-block-json'
import { galleryErrors, refuseGallery } from '@sitewright/model/galleries/refuse-gallery'
import type { ClosableTargets } from '../keyboard/closable-targets'
import { runCarousel } from './designs/carousel'
import { runStacked } from './designs/stacked'
import { runStrip } from './designs/strip'
import { createGalleryMachine } from './gallery-machine'
import type { GalleryParts, RunningDesign } from './gallery-parts'
import { type AddressedGallery, joinAddress } from './item-address'
import { readSlide } from './read-slide'
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
  const all = found.map((it) => (it && (it.run.lightbox || it.run.historyHash) ? it.slides.map(readSlide) : []))
  const endings = found.map((it, place) => it && startGallery(it, joinAddress(all, place), closables))
  return () => {
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

function startGallery(found: FoundGallery, address: AddressedGallery, closables: ClosableTargets): () => void {
  const { root: element, box, slides, run } = found
  attached.add(element)
  if (box.querySelector('[data-video]')) {
    import('../video/start-videos').catch(() => console.error(galleryErrors.noVideoLoader))
  }
  const machine = createGalleryMachine({
    numberOfSlides: slides.length,
    loop: run.loop,
    startIndex: (run.historyHash && address.namedIndex()) || 0,
  })
  const isStill =
    matchMedia('(prefers-reduced-motion: reduce)').matches || isMotionDisabled(new URLSearchParams(location.search))
  const parts: GalleryParts = { ...found, machine, isStill }
  const design = movers[run.design as GalleryDesign]?.(parts)
  const stopRunning = design ? runGallery(parts, design, address) : () => {}
  const stopLightbox = run.lightbox ? startGalleryLightbox(parts, address, closables) : () => {}
  const stopReleasing = releaseFar(parts)
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
