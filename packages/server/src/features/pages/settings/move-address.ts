import type { MovedAddress } from '@sitewright/model/links/repair-links'
import type { Actor } from '../../../actors/actor'
import { redirectsTag } from '../../../content/cache-tags'
import { insertRedirect } from '../../../content/redirect-rows'
import type { Tx } from '../../../storage/database'
import type { PageServices } from '../store/page-context'
import { repairSiteLinks } from './repair-links'

/**
 * Takes the links of the site to the new address; what visitors could see leaves a redirect at the old one. Answers with the
 * cache tags that no longer hold.
 */
export async function moveAddress(
  tx: Tx,
  services: Pick<PageServices, 'database' | 'now' | 'newId'>,
  actor: Actor,
  { moved, wasShown }: { moved: MovedAddress; wasShown: boolean },
): Promise<string[]> {
  const { websiteId } = actor
  const { from, to } = moved
  if (wasShown) await insertRedirect(tx, { websiteId, from, to, at: new Date(services.now()) })
  const tags = await repairSiteLinks(tx, services, { actor, moved })
  return wasShown ? [...tags, redirectsTag] : tags
}
