import accordion from '../accordion/view.css?inline'
import archive from '../archive/view.css?inline'
import booking from '../booking/booking.css?inline'
import button from '../button/view.css?inline'
import buttonGroup from '../button-group/view.css?inline'
import cartLink from '../cart-link/view.css?inline'
import code from '../code/view.css?inline'
import { calendarBlockCss, summaryCardsCss } from '../collections/cards-css'
import embed from '../embed/view.css?inline'
import form from '../form/view.css?inline'
import gallery from '../gallery/view.css?inline'
import { findOwn } from '../ground/find-own'
import imageEffects from '../image/effects.css?inline'
import image from '../image/view.css?inline'
import line from '../line/view.css?inline'
import logo from '../logo/view.css?inline'
import markdown from '../markdown/view.css?inline'
import marquee from '../marquee/view.css?inline'
import menu from '../menu/view.css?inline'
import navigation from '../navigation/view.css?inline'
import newsletter from '../newsletter/view.css?inline'
import posts from '../posts/view.css?inline'
import product from '../product/view.css?inline'
import productList from '../product-list/view.css?inline'
import quote from '../quote/view.css?inline'
import reservation from '../reservation/view.css?inline'
import search from '../search/view.css?inline'
import shape from '../shape/view.css?inline'
import socialLinks from '../social-links/view.css?inline'
import { productCardCss, productCss, productFormCss } from '../store/store-css'
import summary from '../summary/view.css?inline'
import tableBooking from '../table-booking/view.css?inline'
import tagCloud from '../tag-cloud/view.css?inline'
import text from '../text/view.css?inline'
import video from '../video/view.css?inline'
import type { BlockType } from './schemas'

/** Styles of each block; a block without an entry is drawn by the base styles alone. */
export const blockCss = {
  accordion,
  button,
  'button-group': buttonGroup,
  code,
  embed,
  form,
  newsletter: form + newsletter,
  // A slide may be a video.
  gallery: gallery + video,
  image: image + imageEffects,
  line,
  logo,
  markdown,
  marquee,
  menu,
  navigation,
  product: productCardCss + productFormCss + product,
  // Quick views show all of a product.
  'product-list': productCardCss + productCss + productList,
  'cart-link': cartLink,
  summary: summaryCardsCss + summary,
  calendar: calendarBlockCss,
  archive,
  posts,
  'tag-cloud': tagCloud,
  quote,
  search,
  shape,
  'social-links': socialLinks,
  text,
  reservation: booking + reservation,
  'table-booking': booking + tableBooking,
  // It is a button.
  'food-ordering': button,
  video,
} satisfies { readonly [Type in BlockType]?: string }

export function findBlockCss(type: string): string | undefined {
  return findOwn<string>(blockCss, type)
}
