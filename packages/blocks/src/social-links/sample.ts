import { socialNetworks } from '@sitewright/model/site/settings'
import type { BlockSample } from '../ground/block-sample'
import type { socialLinks } from './schema'

export const socialLinksSample: BlockSample<typeof socialLinks> = {
  fill: () => ({
    accounts: socialNetworks.map((network) => ({ network, address: `https://social.example/${network}` })),
  }),
}
