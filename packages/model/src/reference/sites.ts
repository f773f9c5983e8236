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
