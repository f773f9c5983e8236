import { writeBreakpoints } from '@sitewright/model/reference/devices'
import gallery from '../gallery/view.css?inline'
import share from '../links/share-links.css?inline'
import video from '../video/view.css?inline'
import cardsSource from './cards.css?inline'
import product from './product.css?inline'
import storeSource from './store.css?inline'

/** Styles of products side by side. */
export const productCardCss = writeBreakpoints(cardsSource)

/** Styles of one product without its gallery. */
export const productFormCss = product

/** Styles of all that can be seen of one product, its pictures included: one of them may be a video. */
export const productCss = gallery + video + share + product

const store = writeBreakpoints(storeSource) + productCardCss

/** Styles of the list; with quick view those of a product come along. */
export function storeListCss({ quickView }: { readonly quickView: boolean }): string {
  return quickView ? store + productCss : store
}

/** Styles of a product's page, its related products included. */
export const productPageCss = store + productCss
