import { readAssets } from '../content/asset-rows'
import type { Settings } from '../ground/settings'
import { platformAddress } from '../hosts/host-names'
import { findWebsiteById } from '../hosts/rows'
import type { SiteDataSource } from '../render/site-data'
import type { Database } from '../storage/database'
import { designOfPlatform, designOfSite } from './mail-design'
import type { MailDesign } from './templates/mail-content'

export interface DesignSources {
  readonly services: { readonly database: Database; readonly settings: Settings }
  readonly siteData: SiteDataSource
}

/** Null when there is no such site any more. */
export async function loadMailDesign(
  { services, siteData }: DesignSources,
  websiteId: string | null,
): Promise<MailDesign | null> {
  if (websiteId === null) return designOfPlatform(platformAddress(services.settings))
  const website = await services.database.platform((tx) => findWebsiteById(tx, websiteId))
  if (website === null) return null
  const { origin, settings, styles } = await siteData.load(website)
  return designOfSite({ origin, settings, styles, logo: await findLogo(services, websiteId, settings.logoId) })
}

/** Mail programs show no SVG: the title stands in its place. */
async function findLogo({ database }: DesignSources['services'], websiteId: string, logoId: string | null) {
  if (logoId === null) return null
  const [logo] = await database.site(websiteId, (tx) => readAssets(tx, websiteId, [logoId]))
  if (logo === undefined || logo.contentType === 'image/svg+xml' || logo.width === null || logo.height === null)
    return null
  return { address: logo.address, width: logo.width, height: logo.height }
}
