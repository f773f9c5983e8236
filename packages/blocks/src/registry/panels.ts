import { accordionPanel } from '../accordion/panel'
import { archivePanel } from '../archive/panel'
import { buttonPanel } from '../button/panel'
import { calendarPanel } from '../calendar/panel'
import { codePanel } from '../code/panel'
import { foodOrderingPanel } from '../food-ordering/panel'
import { formPanel } from '../form/panel'
import { galleryPanel } from '../gallery/panel'
import type { BlockPanel } from '../ground/block-panel'
import type { BlockProps } from '../ground/define-block'
import { findOwn } from '../ground/find-own'
import { imagePanel } from '../image/panel'
import { newsletterPanel } from '../newsletter/panel'
import { postsPanel } from '../posts/panel'
import { productPanel } from '../product/panel'
import { productListPanel } from '../product-list/panel'
import { reservationPanel } from '../reservation/panel'
import { socialLinksPanel } from '../social-links/panel'
import { summaryPanel } from '../summary/panel'
import { tableBookingPanel } from '../table-booking/panel'
import { tagCloudPanel } from '../tag-cloud/panel'
import { textPanel } from '../text/panel'
import { videoPanel } from '../video/panel'
import type { BlockOf, BlockType } from './schemas'

/** Drawers made by hand; the others are made from the block's schema. */
const blockPanels = {
  text: textPanel,
  image: imagePanel,
  gallery: galleryPanel,
  video: videoPanel,
  button: buttonPanel,
  accordion: accordionPanel,
  code: codePanel,
  'social-links': socialLinksPanel,
  form: formPanel,
  newsletter: newsletterPanel,
  product: productPanel,
  'product-list': productListPanel,
  summary: summaryPanel,
  calendar: calendarPanel,
  archive: archivePanel,
  posts: postsPanel,
  'tag-cloud': tagCloudPanel,
  reservation: reservationPanel,
  'table-booking': tableBookingPanel,
  'food-ordering': foodOrderingPanel,
} satisfies { readonly [Type in BlockType]?: BlockPanel<BlockProps<BlockOf<Type>>> }

/** `never`: see `findView`. */
export function findPanel(type: string): BlockPanel<never> | undefined {
  return findOwn<BlockPanel<never>>(blockPanels, type)
}
