import type { z } from 'zod'
import { accordion } from '../accordion/schema'
import { archive } from '../archive/schema'
import { button } from '../button/schema'
import { buttonGroup } from '../button-group/schema'
import { calendar } from '../calendar/schema'
import { cartLink } from '../cart-link/schema'
import { code } from '../code/schema'
import { embed } from '../embed/schema'
import { foodOrdering } from '../food-ordering/schema'
import { form } from '../form/schema'
import { gallery } from '../gallery/schema'
import type { BlockDefinition } from '../ground/define-block'
import { findOwn } from '../ground/find-own'
import { image } from '../image/schema'
import { line } from '../line/schema'
import { logo } from '../logo/schema'
import { markdown } from '../markdown/schema'
import { marquee } from '../marquee/schema'
import { menu } from '../menu/schema'
import { navigation } from '../navigation/schema'
import { newsletter } from '../newsletter/schema'
import { posts } from '../posts/schema'
import { product } from '../product/schema'
import { productList } from '../product-list/schema'
import { quote } from '../quote/schema'
import { reservation } from '../reservation/schema'
import { search } from '../search/schema'
import { shape } from '../shape/schema'
import { socialLinks } from '../social-links/schema'
import { spacer } from '../spacer/schema'
import { summary } from '../summary/schema'
import { tableBooking } from '../table-booking/schema'
import { tagCloud } from '../tag-cloud/schema'
import { text } from '../text/schema'
import { video } from '../video/schema'

const schemas = {
  text,
  image,
  gallery,
  video,
  button,
  'button-group': buttonGroup,
  form,
  newsletter,
  accordion,
  shape,
  marquee,
  line,
  spacer,
  logo,
  quote,
  menu,
  product,
  'product-list': productList,
  'cart-link': cartLink,
  summary,
  calendar,
  archive,
  posts,
  'tag-cloud': tagCloud,
  reservation,
  'table-booking': tableBooking,
  'food-ordering': foodOrdering,
  code,
  markdown,
  embed,
  navigation,
  search,
  'social-links': socialLinks,
}

export type BlockType = keyof typeof schemas
/** The definition of this block, with its own props. */
export type BlockOf<Type extends BlockType> = (typeof schemas)[Type]

/** Every block an owner can place, under the type that it is stored by, in the order of the block picker. */
export const blockSchemas: { readonly [Type in BlockType]: BlockDefinition<z.ZodObject, Type> } = schemas

export function findBlock(type: string): BlockDefinition | undefined {
  return findOwn<BlockDefinition>(blockSchemas, type)
}
