/** 9 and 10 are reserved. */
export const siteStatuses = {
  expired: 1,
  pastDue: 2,
  trial: 3,
  beta: 4,
  removed: 5,
  internal: 6,
  comped: 7,
  paid: 8,
  v5Linked: 11,
  activeParkingPage: 12,
  resold: 13,
  resoldGracePeriod: 14,
  enterprise: 15,
} as const
export type SiteStatus = (typeof siteStatuses)[keyof typeof siteStatuses]

export const siteTypes = { classic: 1, coverPage: 2, parkingPage: 3, commerce: 4, enterprise: 5 } as const
export type SiteType = (typeof siteTypes)[keyof typeof siteTypes]

/** Strings, because 7.1 is a name and not a quantity. 8 is reserved. */
export const siteVersions = ['7', '7.1', '8'] as const
export type SiteVersion = (typeof siteVersions)[number]
export const newSiteVersion: SiteVersion = '7.1'

/** What a site's billing state means for the people who open it. */
export type SiteStanding = 'open' | 'open-with-owner-warning' | 'notice-page'

export function standingOf(status: SiteStatus): SiteStanding {
  switch (status) {
    case siteStatuses.expired:
    case siteStatuses.removed:
      return 'notice-page'
    case siteStatuses.pastDue:
    case siteStatuses.resoldGracePeriod:
      return 'open-with-owner-warning'
    default:
      return 'open'
  }
}

/** Cover page and parking page sites have one page and no navigation, cart or search. */
export function isSinglePageSite(type: SiteType): boolean {
  return type === siteTypes.coverPage || type === siteTypes.parkingPage
}
