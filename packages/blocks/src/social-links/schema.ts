import { visitorBlockTypes } from '@sitewright/model/reference/block-types'
import { socialAccount } from '@sitewright/model/site/settings'
import { z } from 'zod'
import { type BlockProps, defineBlock } from '../ground/define-block'

export const socialLinks = defineBlock({
  type: 'social-links',
  number: visitorBlockTypes.socialAccountLinksV2,
  group: 'links',
  label: 'Social links',
  description: 'Icons that link to your profiles.',
  sign: 'M6 8a2.2 2.2 0 1 0 0 4.4A2.2 2.2 0 0 0 6 8zM14 3.5A2.2 2.2 0 1 0 14 8a2.2 2.2 0 0 0 0-4.5zM14 12.3a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4zM8 9l4-2.2M8 11.3l4 2.3',
  props: z.strictObject({
    /** The accounts of the site's settings when empty. */
    accounts: z.array(socialAccount).max(12).default([]),
    size: z.enum(['small', 'medium', 'large']).default('medium'),
    look: z.enum(['plain', 'circle']).default('plain'),
    alignment: z.enum(['left', 'center', 'right']).default('left'),
  }),
  starter: {},
  size: { columns: 6, rows: 2 },
})
export type SocialLinks = BlockProps<typeof socialLinks>
