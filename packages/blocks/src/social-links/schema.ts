import { visitorBlockTypes } from '@sitewright/model/reference/block-types'
import { socialAccount } from '@sitewright/model/site/settings'
import { z } from 'zod'
import { type BlockProps, defineBlock } from '../define-block'

export const socialLinks = defineBlock({
  type: 'social-links',
  number: visitorBlockTypes.socialAccountLinksV2,
  group: 'links',
  label: 'Social links',
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
