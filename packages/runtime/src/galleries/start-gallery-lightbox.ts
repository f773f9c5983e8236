import { galleryErrors } from '@sitewright/model/galleries/refuse-gallery'
import { decideSlideClick } from '@sitewright/model/galleries/slides'
import type { ClosableTargets } from '../keyboard/closable-targets'
import type { GalleryParts } from './gallery-parts'
import type { AddressedGallery } from './item-address'

/** The lightbox is fetched when it is first asked for; until it has come a press still leads to the picture. */
export function startGalleryLightbox(
  { root, slides, run }: GalleryParts,
  address: AddressedGallery,
  closables: ClosableTargets,
): () => void {
  const ended = new AbortController()
  let close = () => {}
  async function open(index: number, link?: HTMLAnchorElement): Promise<void> {
    const viewer = await import('../lightbox/open-lightbox').catch(() => null)
    if (ended.signal.aborted) return
    if (!viewer) {
      console.error(galleryErrors.noLightbox)
      // Without the viewer the picture itself is shown.
      if (link) location.assign(link.href)
      return
    }
    close = viewer.openLightbox({
      slides,
      address,
      index,
      theme: run.lightboxTheme,
      isHistoryOn: run.historyHash,
      closables,
      opener: link ?? slides[index]?.querySelector<HTMLElement>('a, button'),
    })
  }
  root.addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-lightbox]')
      const index = slides.findIndex((slide) => slide.contains(link))
      const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey && event.button === 0
      const clickThroughUrl = slides[index]?.dataset.clickThroughUrl ?? ''
      if (!link || index < 0 || !isPlain || decideSlideClick({ clickThroughUrl }, run) !== 'lightbox') return
      event.preventDefault()
      void open(index, link)
    },
    { signal: ended.signal },
  )
  const opened = address.namedIndex()
  if (opened !== null) void open(opened)
  return () => {
    ended.abort()
    close()
  }
}
