import { isCartPage, isReviewsRequestPage } from '../navigation/page-kinds'
import type { PageType } from '../reference/pages'

/** Code that only pages in need of it ask for. */
export const lazyChunks = [
  'svg-compatibility',
  'native-video-loader',
  'search-preview',
  'commerce-cart-page',
  'commerce-product-reviews',
  'intersection-observer',
  'share-buttons',
] as const
export type LazyChunk = (typeof lazyChunks)[number]

/** The chunks that the kind of page alone calls for. */
export function listChunksOfPage(pageType: PageType): LazyChunk[] {
  if (isReviewsRequestPage(pageType)) return ['commerce-product-reviews']
  return isCartPage(pageType) ? ['commerce-cart-page'] : []
}

export const startUpTexts = {
  secondRun: 'Detected second run, this is bad.',
  moduleNotLoaded: 'Unable to load module for trigger: {trigger}',
  commerceNotLoaded: 'Commerce rollup not loaded',
  typekitPreviewMissing: 'TypekitPreview not available',
  typekitFontMissing: 'Requested font no longer in Typekit',
} as const
