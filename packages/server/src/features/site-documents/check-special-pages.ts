import { type Failure, fail } from '@sitewright/model/failures/catalog'
import type { SiteSettings } from '@sitewright/model/site/settings'
import { type SpecialPlace, specialPlaces } from '@sitewright/model/site/special-pages'
import type { Tx } from '../../storage/database'
import { findPage } from '../pages/store/rows'

/** What of the settings names pages. */
export type SettingsWithPages = Pick<SiteSettings, 'specialPages' | 'homepageId'>

interface SpecialPagesChange {
  readonly websiteId: string
  /** Undefined in documents that name no pages. */
  readonly stored: SettingsWithPages | undefined
  readonly next: SettingsWithPages | undefined
}

/** A page of the site with content, that is not its home page and stands in one place alone. Published or not: visitors get it once it is. */
export async function checkSpecialPages(
  tx: Tx,
  { websiteId, stored, next }: SpecialPagesChange,
): Promise<Failure | null> {
  if (stored === undefined || next === undefined) return null
  const chosen = specialPlaces.map((place) => next.specialPages[place]).filter((id) => id !== null)
  for (const place of specialPlaces) {
    const pageId = next.specialPages[place]
    if (pageId === null) continue
    if (pageId === next.homepageId) return refuse(place, 'The home page can’t be used here. Choose another page.')
    if (chosen.filter((id) => id === pageId).length > 1) return refuse(place, 'Choose a different page for each.')
    if (pageId === stored.specialPages[place]) continue
    const page = await findPage(tx, websiteId, pageId)
    if (page?.settings.kind !== 'page') return refuse(place, 'This page does not exist on this site. Choose another.')
  }
  return null
}

function refuse(place: SpecialPlace, words: string): Failure {
  return fail('request.invalid', { errors: { [`body.specialPages.${place}`]: words } })
}
