import { accordion } from './accordion/schema'
import { button } from './button/schema'
import { code } from './code/schema'
import type { BlockDefinition } from './define-block'
import { embed } from './embed/schema'
import { form } from './form/schema'
import { gallery } from './gallery/schema'
import { image } from './image/schema'
import { line } from './line/schema'
import { logo } from './logo/schema'
import { markdown } from './markdown/schema'
import { marquee } from './marquee/schema'
import { menu } from './menu/schema'
import { navigation } from './navigation/schema'
import { newsletter } from './newsletter/schema'
import { quote } from './quote/schema'
import { shape } from './shape/schema'
import { socialLinks } from './social-links/schema'
import { spacer } from './spacer/schema'
import { text } from './text/schema'
import { video } from './video/schema'

/** Every block an owner can place, by type, in the order of the block picker. */
export const blockSchemas: Readonly<Record<string, BlockDefinition>> = {
  text,
  image,
  gallery,
  video,
  button,
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
  code,
  markdown,
  embed,
  navigation,
  'social-links': socialLinks,
}

export function findBlock(type: string): BlockDefinition | undefined {
  return Object.hasOwn(blockSchemas, type) ? blockSchemas[type] : undefined
}
