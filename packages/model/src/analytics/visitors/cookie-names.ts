/** Cookies that follow a visitor. Consent rules clear these and no others. */
export const trackingCookies = {
  visitorRecord: 'ss_cvr',
  visitTime: 'ss_cvt',
  analyticsId: 'ss_cid',
  sessionVisit: 'ss_cvisit',
  previousSessionVisit: 'ss_cpvisit',
  /** Where a visitor came from, for the sales of a store. */
  source: 'ss_csource',
} as const

export const trackingCookieNames: readonly string[] = Object.values(trackingCookies)
