import type { Website } from '../../hosts/website'
import { servingOf } from '../../render/shown-site'
import type { SiteData } from '../../render/site-data'
import type { Marks } from '../accounts/marks'
import type { PageLock } from './page-lock'

export interface SiteGate {
  /** Whether this visitor sees a site that is not open: who works on it, and who has the password where one opens it. */
  isLetIn(website: Website, site: SiteData, cookies: string | undefined): Promise<boolean>
}

interface GateParts {
  readonly marks: Pick<Marks, 'find'>
  readonly lock: Pick<PageLock, 'isOpenTo'>
}

export function createSiteGate({ marks, lock }: GateParts): SiteGate {
  return {
    async isLetIn(website, site, cookies) {
      const serving = servingOf(site)
      if (serving !== 'private' && serving !== 'password' && serving !== 'coming-soon') return false
      const hasPassword = serving === 'password' && (await lock.isOpenTo({ websiteId: website.id }, cookies))
      return hasPassword || (await marks.find(website, cookies))?.permissions.has('site.view') === true
    },
  }
}
