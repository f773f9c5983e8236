import type { pagePermissionTypes } from '@sitewright/model/analytics/pages/page-sources'
import { paths } from '@sitewright/model/routes/paths'

/** What changes something, is for one person, or is a file is never fetched ahead of a click. */
const neverAhead = [
  paths.config,
  paths.cart,
  paths.checkout,
  paths.memberAccount,
  '/account/',
  '/commerce/',
  '/order/',
  '/pay/',
  '/download/',
  '/api/',
  '/s/',
  '/_',
].map((path) => `${path}*`)

/** A page that the pointer rests on is fetched before it is asked for. Written into pages as it stands: their policy names its hash. */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: neverAhead } },
          { not: { href_matches: '/*\\?*' } },
          { not: { selector_matches: '[rel~=nofollow], [download], [target=_blank], [data-lightbox]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
})

export interface SpeculatingPage {
  readonly pageId: string | null
  readonly isEditing: boolean
  readonly memberNavigation?: readonly unknown[] | undefined
  readonly access?: keyof typeof pagePermissionTypes
}

/** Not where somebody is signed in, and not on pages of the host, whose links may do something. */
export function isFetchedAhead({ pageId, isEditing, memberNavigation, access = 'public' }: SpeculatingPage): boolean {
  return pageId !== null && !isEditing && memberNavigation === undefined && access === 'public'
}
