import { isOnlyViewer } from '../../accounts/roles'
import { type PageType, pageTypes } from '../../reference/pages'
import { trimEndCharacters } from '../../trim-characters'

export interface AudienceQuestion {
  isAuthenticated: boolean
  websiteRoles: readonly number[]
  isInConfig: boolean
}

/** Visitors are recorded, and so are viewers outside the panel; people who work on the site are not. */
export function isAudience({ isAuthenticated, websiteRoles, isInConfig }: AudienceQuestion): boolean {
  return !isAuthenticated || (isOnlyViewer(websiteRoles) && !isInConfig)
}

/** The search page is never a page view, with or without a trailing slash. */
export function isPageViewRecorded(path: string): boolean {
  return trimEndCharacters(path, '/') !== '/search'
}

const specialPageTypes: readonly PageType[] = [
  pageTypes.notFound,
  pageTypes.lockScreen,
  pageTypes.memberAreaAccessDenied,
  pageTypes.splashPage,
]

export interface ViewedPage {
  pageType: PageType
  collectionId?: string | undefined
  itemId?: string | undefined
}

/** What a hit says of its page. Special pages carry their type and no ids: they are no view of the page asked for. */
export function describeViewedPage(page: ViewedPage): ViewedPage {
  return specialPageTypes.includes(page.pageType) ? { pageType: page.pageType } : page
}
