import { type MovedAddress, repairLinks, repairMappingLines } from '@sitewright/model/links/repair-links'
import type { Actor } from '../../../actors/actor'
import { navigationTag, pageTag, productTag } from '../../../content/cache-tags'
import type { Tx } from '../../../storage/database'
import { registerDocumentForms, registerPageForms } from '../../forms/definitions/register-forms'
import type { PageServices } from '../store/page-context'
import { insertRevision } from '../store/revision-rows'
import {
  lockDocumentsNaming,
  lockPagesNaming,
  lockProductsNaming,
  type PageNamingAddress,
  storeRepairedDocument,
  storeRepairedPage,
  storeRepairedProduct,
} from './link-rows'

/**
 * Leads every link of the site from an address to another: drafts and published copies, those in the bin too, links of the
 * menu, header, footer, overlays, mappings and descriptions of products. A changed draft has a new version and a revision, so that whoever has it open
 * learns of it and saves nothing over it. Answers with the cache tags that no longer hold.
 */
export async function repairSiteLinks(
  tx: Tx,
  services: Pick<PageServices, 'database' | 'now' | 'newId'>,
  { actor, moved }: { actor: Actor; moved: MovedAddress },
): Promise<string[]> {
  const { websiteId } = actor
  const at = new Date(services.now())
  const tags = new Set<string>()
  for (const page of await lockPagesNaming(tx, websiteId, moved.from)) {
    const repaired = repairPage(page, moved)
    if (repaired === null) continue
    await storeRepairedPage(tx, { ...repaired, websiteId, at })
    // Forms lead somewhere after sending; the host leads there by its own copy of them.
    if (repaired.published !== page.published) await registerPageForms(tx, services, { websiteId, pageId: page.id })
    if (repaired.draftVersion !== page.draftVersion) {
      const { id: pageId, draftVersion: version, draft: document, settings } = repaired
      const revision = { websiteId, pageId, id: services.newId(), version, document, settings, at, by: actor.accountId }
      await insertRevision(tx, { ...revision, reason: 'links' })
    }
    tags.add(pageTag(page.id))
    if (repaired.settings !== page.settings) tags.add(navigationTag)
  }
  for (const { id, details } of await lockProductsNaming(tx, websiteId, moved.from)) {
    const repaired = repairLinks(details, moved)
    if (repaired === details) continue
    await storeRepairedProduct(tx, { websiteId, id, details: repaired })
    tags.add(productTag(id))
  }
  for (const { name, body } of await lockDocumentsNaming(tx, websiteId, moved.from)) {
    const repaired = name === 'url-mappings' ? repairMappings(body, moved) : repairLinks(body, moved)
    if (repaired === body) continue
    await storeRepairedDocument(tx, { websiteId, name, body: repaired, at })
    await registerDocumentForms(tx, services, { websiteId, name, body: repaired })
    tags.add(name)
  }
  return [...tags]
}

/** Null when none of its links leads to the old address. */
function repairPage(page: PageNamingAddress, moved: MovedAddress): PageNamingAddress | null {
  const draft = repairLinks(page.draft, moved)
  const published = repairLinks(page.published, moved)
  const settings = repairLinks(page.settings, moved)
  const publishedSettings = repairLinks(page.publishedSettings, moved)
  const isSame = draft === page.draft && published === page.published && settings === page.settings
  if (isSame && publishedSettings === page.publishedSettings) return null
  const draftVersion = draft === page.draft ? page.draftVersion : page.draftVersion + 1
  // What had no unpublished changes has none now.
  const publishedVersion = page.publishedVersion === page.draftVersion ? draftVersion : page.publishedVersion
  return { ...page, draft, published, settings, publishedSettings, draftVersion, publishedVersion }
}

function repairMappings(body: unknown, moved: MovedAddress): unknown {
  const { lines } = body as { lines?: unknown }
  if (typeof lines !== 'string') return body
  const repaired = repairMappingLines(lines, moved)
  return repaired === lines ? body : { ...(body as object), lines: repaired }
}
