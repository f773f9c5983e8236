/** What a page is, by the number stored with it and sent in the site context. */
export const pageTypes = {
  mainContent: 1,
  contentCollection: 1,
  page: 2,
  splashPage: 3,
  contentItem: 50,
  notFound: 100,
  error: 101,
  search: 102,
  lockScreen: 103,
  popupOverlay: 104,
  protectedContent: 105,
  memberAreaAccessDenied: 106,
  showCart: 200,
  checkout: 201,
  orderConfirmed: 202,
  donate: 203,
  contributionConfirmed: 204,
  commerceCartV2: 205,
  subscriptionConfirmed: 206,
  orderReceived: 207,
  membershipConfirmed: 208,
  reviewsRequest: 209,
  newsletterUnsubscribe: 300,
  commerceEmailPreview: 301,
} as const
export type PageType = (typeof pageTypes)[keyof typeof pageTypes]

export const splashTypes = { coverPage: 1, lockScreen: 2, popupOverlay: 3 } as const
export type SplashType = (typeof splashTypes)[keyof typeof splashTypes]

/** Which pages are splashes, and of which type. */
export const splashTypesOfPages: Partial<Record<PageType, SplashType>> = {
  [pageTypes.splashPage]: splashTypes.coverPage,
  [pageTypes.lockScreen]: splashTypes.lockScreen,
  [pageTypes.popupOverlay]: splashTypes.popupOverlay,
}
