/** Cookies that follow a visitor. Consent rules clear these and no others. */
export const trackingCookies = {
  visitorRecord: 'ss_cvr',
  visitTime: 'ss_cvt',
  analyticsId: 'ss_cid',
  sessionVisit: 'ss_cvisit',
  previousSessionVisit: 'ss_cpvisit',
} as const

export const trackingCookieNames: readonly string[] = Object.values(trackingCookies)
