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
  async function open(index: number): Promise<void> {
    const { openLightbox } = await import('../lightbox/open-lightbox')
    if (ended.signal.aborted) return
    close = openLightbox({
      slides,
      named,
      index,
      theme: run.lightboxTheme,
      isHistoryOn: run.historyHash,
      collectionUrl: address.collectionUrl,
      closables,
    })
  }
  root.addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element).closest('a[data-lightbox]')
      const index = slides.findIndex((slide) => slide.contains(link))
      const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey && event.button === 0
      const clickThroughUrl = slides[index]?.dataset.clickThroughUrl ?? ''
      if (!link || index < 0 || !isPlain || decideSlideClick({ clickThroughUrl }, run) !== 'lightbox') return
      event.preventDefault()
      open(index).catch(() => location.assign((link as HTMLAnchorElement).href))
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
