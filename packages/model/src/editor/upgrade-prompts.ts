import { type SiteStatus, siteStatuses } from '../reference/sites'

export const billingPlaces = {
  upgrade: '/config/settings/billing/upgrade',
  websiteSubscriptions: '/config/settings/billing/subscriptions/website',
} as const

/** A trial chooses its first plan; any other site changes the one it has. */
export function findUpgradeAddress(status: SiteStatus): string {
  return status === siteStatuses.trial ? billingPlaces.upgrade : billingPlaces.websiteSubscriptions
}
