import { linkTarget } from '@sitewright/model/link-targets/link-target'
import { visitorBlockTypes } from '@sitewright/model/reference/block-types'
import { z } from 'zod'
import { type BlockProps, defineBlock } from '../ground/define-block'

export const navigation = defineBlock({
  type: 'navigation',
  number: visitorBlockTypes.navigation,
  group: 'links',
  label: 'Page links',
  description: 'Links to pages, in a row or a column.',
  sign: 'M4 5.5h.01M7.5 5.5H16M4 10h.01M7.5 10H16M4 14.5h.01M7.5 14.5H16',
  props: z.strictObject({
    /** Tells this group of links from others on the page, for people who hear it read out. */
    label: z.string().trim().min(1).max(80).default('Page links'),
    direction: z.enum(['vertical', 'horizontal']).default('vertical'),
    alignment: z.enum(['left', 'center', 'right']).default('left'),
    /** The site's own navigation when empty. */
    links: z
      .array(z.strictObject({ title: z.string().trim().min(1).max(120), href: linkTarget }))
      .max(40)
      .default([]),
  }),
  starter: {},
  size: { columns: 6, rows: 6 },
})
export type Navigation = BlockProps<typeof navigation>
