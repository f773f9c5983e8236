import type { Section } from '@sitewright/model/pages/document'
import type { Placement } from '@sitewright/model/pages/grid'
import { mobileLayout } from '@sitewright/model/pages/layout/mobile-layout'
import { findBlock } from '../registry/schemas'

/** Where each block of the section stands on a phone. */
export function mobilePlacements(section: Pick<Section, 'blocks'>): Map<string, Placement> {
  return mobileLayout(section, (type) => findBlock(type)?.fillsRows ?? false)
}
