import { archiveSample } from '../archive/sample'
import { buttonSample } from '../button/sample'
import { buttonGroupSample } from '../button-group/sample'
import { calendarSample } from '../calendar/sample'
import { cartLinkSample } from '../cart-link/sample'
import { codeSample } from '../code/sample'
import { embedSample } from '../embed/sample'
import { foodOrderingSample } from '../food-ordering/sample'
import { formSample } from '../form/sample'
import { gallerySample } from '../gallery/sample'
import type { BlockSample } from '../ground/block-sample'
import { findOwn } from '../ground/find-own'
import { imageSample } from '../image/sample'
import { logoSample } from '../logo/sample'
import { markdownSample } from '../markdown/sample'
import { marqueeSample } from '../marquee/sample'
import { navigationSample } from '../navigation/sample'
import { newsletterSample } from '../newsletter/sample'
import { postsSample } from '../posts/sample'
import { productSample } from '../product/sample'
import { productListSample } from '../product-list/sample'
import { reservationSample } from '../reservation/sample'
import { searchSample } from '../search/sample'
import { shapeSample } from '../shape/sample'
import { socialLinksSample } from '../social-links/sample'
import { summarySample } from '../summary/sample'
import { tableBookingSample } from '../table-booking/sample'
import { tagCloudSample } from '../tag-cloud/sample'
import { videoSample } from '../video/sample'
import type { BlockOf, BlockType } from './schemas'

const blockSamples = {
  image: imageSample,
  gallery: gallerySample,
  video: videoSample,
  logo: logoSample,
  code: codeSample,
  markdown: markdownSample,
  marquee: marqueeSample,
  embed: embedSample,
  navigation: navigationSample,
  'social-links': socialLinksSample,
  newsletter: newsletterSample,
  form: formSample,
  button: buttonSample,
  'button-group': buttonGroupSample,
  shape: shapeSample,
  product: productSample,
  'product-list': productListSample,
  'cart-link': cartLinkSample,
  search: searchSample,
  summary: summarySample,
  calendar: calendarSample,
  archive: archiveSample,
  posts: postsSample,
  'tag-cloud': tagCloudSample,
  reservation: reservationSample,
  'table-booking': tableBookingSample,
  'food-ordering': foodOrderingSample,
} satisfies { readonly [Type in BlockType]?: BlockSample<BlockOf<Type>> }

export function findSample(type: string): BlockSample | undefined {
  return findOwn<BlockSample>(blockSamples, type)
}
