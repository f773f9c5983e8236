import { lightboxValues } from '@sitewright/model/lightbox/lightbox'
import type { LightboxParts } from './build-lightbox'

/** One item fades over into another. */
export function fadeItems(leaving: HTMLElement | undefined, coming: HTMLElement | undefined, isStill: boolean): void {
  if (isStill || !leaving || !coming || leaving === coming) return
  const duration = lightboxValues.speedSeconds * 1000
  leaving.toggleAttribute('data-leaving', true)
  coming.animate({ opacity: [0, 1] }, { duration })
  const end = () => leaving.removeAttribute('data-leaving')
  leaving.animate({ opacity: [1, 0] }, { duration }).finished.then(end, end)
}

export function fadeIn(
  parts: LightboxParts,
  item: HTMLElement | undefined,
  slide: HTMLElement | undefined,
  isStill: boolean,
) {
  if (isStill) return
  parts.overlay.animate({ opacity: [0, lightboxValues.overlayOpacity] }, lightboxValues.overlayFadeSeconds * 1000)
  for (const control of [parts.close, parts.previous, parts.next, parts.dot, parts.count, parts.meta]) {
    control.animate({ opacity: [0, 1] }, lightboxValues.navigationFadeMs)
  }
  item?.animate({ opacity: [0, 1] }, lightboxValues.speedSeconds * 1000)
  growFrom(item?.querySelector('img'), slide?.querySelector('img'))
}

/** The small picture grows into its place. */
function growFrom(image: HTMLImageElement | null | undefined, thumb: HTMLImageElement | null | undefined): void {
  if (!image || !thumb) return
  const from = thumb.getBoundingClientRect()
  const to = image.getBoundingClientRect()
  if (to.width === 0 || from.width === 0) return
  const x = from.left + from.width / 2 - (to.left + to.width / 2)
  const y = from.top + from.height / 2 - (to.top + to.height / 2)
  image.animate(
    { translate: [`${x}px ${y}px`, '0 0'], scale: [from.width / to.width, 1] },
    { duration: lightboxValues.overlayFadeSeconds * 1000, easing: 'cubic-bezier(0.2, 0, 0, 1)' },
  )
}

export function fadeOut({ dialog }: LightboxParts, isStill: boolean): Promise<unknown> {
  if (isStill) return Promise.resolve()
  const duration = lightboxValues.overlayFadeSeconds * 1000
  return dialog.animate({ opacity: [1, 0] }, { duration, fill: 'forwards' }).finished
}
