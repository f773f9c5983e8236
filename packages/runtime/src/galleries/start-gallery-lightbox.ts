import { galleryErrors } from '@sitewright/model/galleries/refuse-gallery'
import { decideSlideClick } from '@sitewright/model/galleries/slides'
import type { ClosableTargets } from '../keyboard/closable-targets'
import type { LightboxTexts } from '../lightbox/build-lightbox'
import type { GalleryParts } from './parts/gallery-parts'
import type { AddressedGallery } from './parts/item-address'

/** The lightbox is fetched when it is first asked for; until it has come a press still leads to the picture. */
export function startGalleryLightbox(
  { root, slides, run }: GalleryParts,
  address: AddressedGallery,
  closables: ClosableTargets,
): () => void {
  const ended = new AbortController()
  let close = () => {}
  async function open(index: number, pressed?: HTMLElement): Promise<void> {
    const viewer = await import('../lightbox/open-lightbox').catch(() => null)
    if (ended.signal.aborted) return
    if (!viewer) {
      console.error(galleryErrors.noLightbox)
      showInstead(pressed)
      return
    }
    close = viewer.openLightbox({
      slides,
      address,
      index,
      theme: run.lightboxTheme,
      texts: JSON.parse(root.dataset.lightboxTexts ?? '{}') as LightboxTexts,
      isHistoryOn: run.historyHash,
      isZoomable: root.closest('[data-zoomable]') !== null,
      isOpenedByAddress: pressed === undefined,
      closables,
      opener: pressed?.closest('a') ?? slides[index]?.querySelector<HTMLElement>('a[data-lightbox], button'),
    })
  }
  root.addEventListener(
    'click',
    (event) => {
      const target = event.target as Element
      // The way to a provider's own page is followed.
      if (target.closest('a:not([data-lightbox])')) return
      const pressed = target.closest<HTMLElement>('a[data-lightbox], [data-overlay]')
      const index = slides.findIndex((slide) => slide.contains(pressed))
      const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey && event.button === 0
      const clickThroughUrl = slides[index]?.dataset.clickThroughUrl ?? ''
      if (!pressed || index < 0 || !isPlain || decideSlideClick({ clickThroughUrl }, run) !== 'lightbox') return
      event.preventDefault()
      void open(index, pressed)
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

/** Without the viewer the picture itself is shown, and a video plays where it stands. */
function showInstead(pressed: HTMLElement | undefined): void {
  if (pressed instanceof HTMLAnchorElement) location.assign(pressed.href)
  const stage = pressed?.closest<HTMLElement>('[data-video]')
  if (stage)
    import('../video/play-video').then(
      ({ playVideo }) => playVideo(stage, pressed ?? null),
      () => {},
    )
}
