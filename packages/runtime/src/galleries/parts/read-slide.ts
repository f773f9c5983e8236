import type { AddressedSlide } from '@sitewright/model/galleries/slide-address'

export function readSlide(slide: HTMLElement): AddressedSlide {
  return { id: slide.dataset.slideId ?? '', url: slide.dataset.slideUrl }
}
