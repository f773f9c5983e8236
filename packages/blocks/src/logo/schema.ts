import { id } from '@sitewright/model/id'
import { visitorBlockTypes } from '@sitewright/model/reference/block-types'
import { z } from 'zod'
import { type BlockProps, defineBlock } from '../ground/define-block'

export const logo = defineBlock({
  type: 'logo',
  number: visitorBlockTypes.logo,
  group: 'essentials',
  label: 'Logo',
  description: 'Your site logo, linked to the home page.',
  sign: 'M10 3l7 7-7 7-7-7zM10 7.5v5',
  props: z.strictObject({
    /** The site's logo when absent; its title when there is none. */
    assetId: id.nullable().default(null),
    heightPx: z.number().int().min(16).max(400).default(56),
    alignment: z.enum(['left', 'center', 'right']).default('left'),
  }),
  starter: {},
  size: { columns: 6, rows: 3 },
  listAssets: (props) => [props.assetId],
  files: { kind: 'image', room: () => 1, take: (_, [assetId = null]) => ({ assetId }) },
})
export type Logo = BlockProps<typeof logo>
