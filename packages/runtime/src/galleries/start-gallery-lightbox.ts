import { galleryErrors } from '@sitewright/model/galleries/refuse-gallery'
import type { AddressedSlide } from '@sitewright/model/galleries/slide-address'
import { decideSlideClick } from '@sitewright/model/galleries/slides'
import { chooseOpenedItem } from '@sitewright/model/lightbox/lightbox'
import type { ClosableTargets } from '../keyboard/closable-targets'
import type { GalleryParts } from './gallery-parts'
import type { ItemAddress } from './item-address'

/** The lightbox is fetched when it is first asked for; until it has come a press still leads to the picture. */
export function startGalleryLightbox(
  { root, slides, run }: GalleryParts,
  named: readonly AddressedSlide[],
  address: ItemAddress,
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
      named,
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
  const opened = chooseOpenedItem({
    items: named,
    hashItemId: address.hashItemId,
    path: location.pathname,
    collectionUrl: address.collectionUrl,
  })
  if (opened !== null) void open(opened)
  return () => {
    ended.abort()
    close()
  }
}
