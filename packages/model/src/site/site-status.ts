import { z } from 'zod'
import { type SiteStatus, type SiteType, siteStatuses, siteTypes, siteVersions } from '../reference/sites'
import { siteVisibility } from './visibility'

/** What visitors get: the site, its cover page or the one that it opens with alone, a question for its password, or a notice. */
export type SiteServing = 'site' | 'cover' | 'coming-soon' | 'password' | 'private' | 'parked' | 'expired' | 'removed'

interface StatusRule {
  readonly label: string
  /** What it means, in words for the owner. */
  readonly text: string
  readonly serves: 'site' | 'parked' | 'expired' | 'removed'
  readonly isIndexed: boolean
  /** The badge is shown whatever the owner chose. */
  readonly hasBadge: boolean
  /** What the owner is told in the panel until it changes. */
  readonly warning: string | null
  /** What the owner may make of it. */
  readonly owner: readonly SiteStatus[]
  /** What the platform may make of it. */
  readonly platform: readonly SiteStatus[]
}

const { expired, pastDue, trial, beta, removed, internal, comped, paid } = siteStatuses
const { v5Linked, activeParkingPage, resold, resoldGracePeriod, enterprise } = siteStatuses
const every: readonly SiteStatus[] = Object.values(siteStatuses)

const open = { serves: 'site', isIndexed: true, hasBadge: false, warning: null, owner: [] } as const
const shut = { isIndexed: false, hasBadge: false, owner: [] } as const
const allBut = (status: SiteStatus) => every.filter((other) => other !== status)
const live = 'The site’s visibility decides who can see it.'

/** One table of what a status does, what may follow it and by whom. Where money is meant, only the platform decides. */
export const siteStatusRules: Readonly<Record<SiteStatus, StatusRule>> = {
  [trial]: {
    label: 'Trial',
    text: 'Everyone with the link can visit the site. Search engines are asked to stay away, and every page shows the “Made with” badge.',
    serves: 'site',
    isIndexed: false,
    hasBadge: true,
    warning: 'This site is in trial: search engines can’t list it yet.',
    owner: [comped],
    platform: allBut(trial),
  },
  [comped]: { ...open, label: 'Live', text: live, owner: [trial], platform: allBut(comped) },
  [paid]: { ...open, label: 'Paid', text: live, platform: allBut(paid) },
  [resold]: { ...open, label: 'Paid', text: live, platform: allBut(resold) },
  [enterprise]: { ...open, label: 'Enterprise', text: live, platform: allBut(enterprise) },
  [beta]: { ...open, label: 'Beta', text: live, platform: allBut(beta) },
  [v5Linked]: { ...open, label: 'Linked', text: live, platform: allBut(v5Linked) },
  [internal]: {
    ...open,
    label: 'Internal',
    text: 'A site owned by the platform team. You can try experiments through a page’s URL.',
    platform: allBut(internal),
  },
  [pastDue]: {
    ...open,
    label: 'Past due',
    text: 'Everyone can still visit the site. A payment is missing.',
    warning: 'A payment for this site is past due. Contact the platform to keep it online.',
    platform: allBut(pastDue),
  },
  [resoldGracePeriod]: {
    ...open,
    label: 'Grace period',
    text: 'Everyone can still visit the site. Its subscription has ended.',
    warning: 'The subscription of this site has ended. Contact the platform to keep it online.',
    platform: allBut(resoldGracePeriod),
  },
  [expired]: {
    ...shut,
    label: 'Expired',
    text: 'Visitors see a notice instead of the site. Nothing is lost: your pages stay as they are.',
    serves: 'expired',
    warning: 'This site has expired: visitors see a notice. Contact the platform to bring it back.',
    platform: allBut(expired),
  },
  [activeParkingPage]: {
    ...shut,
    label: 'Parked',
    text: 'Visitors see a parking page instead of the site. Nothing is lost: your pages stay as they are.',
    serves: 'parked',
    warning: 'This site is parked: visitors see a parking page. Contact the platform to open it.',
    platform: allBut(activeParkingPage),
  },
  [removed]: {
    ...shut,
    label: 'Removed',
    text: 'Visitors see a notice that the site was removed.',
    serves: 'removed',
    warning: 'This site has been removed. Contact the platform if that is a mistake.',
    platform: [trial, comped, paid],
  },
}

interface TypeRule {
  readonly label: string
  readonly text: string
  /** What the owner may make of it; the platform may make anything of anything. */
  readonly owner: readonly SiteType[]
}

const { classic, coverPage, parkingPage, commerce, enterprise: enterpriseType } = siteTypes

export const siteTypeRules: Readonly<Record<SiteType, TypeRule>> = {
  [classic]: { label: 'Whole site', text: 'Visitors see every published page.', owner: [coverPage] },
  [coverPage]: {
    label: 'Cover page only',
    text: 'Visitors see one page without menu, search or footer: your cover page, or the home page if there is none. All other addresses lead to it.',
    owner: [classic],
  },
  [parkingPage]: { label: 'Parking page', text: 'Visitors see a parking page.', owner: [] },
  [commerce]: { label: 'Store', text: 'Visitors see every published page.', owner: [] },
  [enterpriseType]: { label: 'Enterprise', text: 'Visitors see every published page.', owner: [] },
}

/**
 * What the platform shuts comes first, then what the owner has not opened. `isLetIn` is somebody who may see a site that is not
 * open: who works on it, or who has its password.
 */
export function decideServing(standing: Omit<SiteStanding, 'hasPassword'>, isLetIn = false): SiteServing {
  const { status, type, visibility } = standing
  const { serves } = siteStatusRules[status]
  if (serves !== 'site') return serves
  if (type === parkingPage) return 'parked'
  if (visibility !== 'public' && !isLetIn) return visibility
  return type === coverPage ? 'cover' : 'site'
}

export type StatusChanger = 'owner' | 'platform'

export function mayChangeStatus(from: SiteStatus, to: SiteStatus, by: StatusChanger): boolean {
  return from === to || siteStatusRules[from][by].includes(to)
}

export function mayChangeType(from: SiteType, to: SiteType, by: StatusChanger): boolean {
  return from === to || by === 'platform' || siteTypeRules[from].owner.includes(to)
}

/** What the API tells of a site's standing. */
export const siteStanding = z.strictObject({
  status: z.enum(siteStatuses),
  type: z.enum(siteTypes),
  version: z.enum(siteVersions),
  /** Who sees it, as its owner wants. */
  visibility: siteVisibility,
  /** Whether a password for its visitors is saved; the password itself never leaves. */
  hasPassword: z.boolean(),
})
export type SiteStanding = z.infer<typeof siteStanding>

/** What the platform may change; the rest is the owner's alone. */
export const platformStandingChange = siteStanding.pick({ status: true, type: true }).partial()

export const siteStandingChange = platformStandingChange.extend({
  visibility: siteVisibility.optional(),
  /** For visitors where the visibility is 'password'. Empty, or the marker of a saved one, leaves it as it is. */
  password: z.string().max(256).optional(),
})
export type SiteStandingChange = z.infer<typeof siteStandingChange>
