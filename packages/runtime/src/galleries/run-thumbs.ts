import { createGalleryMachine } from './parts/gallery-machine'
import type { GalleryParts } from './parts/gallery-parts'

/** The strip of small pictures is a gallery of its own, linked with the slides both ways. */
export function runThumbs({ root, machine, press }: GalleryParts): () => void {
  const strip = root.querySelector<HTMLElement>('[data-thumbs]')
  const thumbs = [...(strip?.querySelectorAll<HTMLElement>('[data-thumb]') ?? [])]
  if (!strip || thumbs.length === 0) return () => {}
  const ended = new AbortController()
  const { currentIndex } = machine.motion()
  const thumbMachine = createGalleryMachine({ numberOfSlides: thumbs.length, loop: true, startIndex: currentIndex })
  function show(index: number): void {
    for (const [place, thumb] of thumbs.entries()) {
      if (place === index) thumb.setAttribute('aria-current', 'true')
      else thumb.removeAttribute('aria-current')
      thumb.setAttribute('aria-disabled', String(place === index))
    }
    const thumb = thumbs[index]
    if (!thumb || !strip) return
    const left = thumb.offsetLeft - strip.offsetLeft - (strip.clientWidth - thumb.offsetWidth) / 2
    strip.scrollTo({ left, behavior: 'smooth' })
  }
  const forget = thumbMachine.listen((event) => {
    if (event.kind !== 'changed') return
    show(event.to)
    thumbMachine.settle()
  })
  machine.link(thumbMachine)
  for (const [index, thumb] of thumbs.entries()) {
    thumb.addEventListener('click', () => press(() => machine.go(index, 'visitor')), { signal: ended.signal })
  }
  show(currentIndex)
  return () => {
    ended.abort()
    forget()
  }
}
