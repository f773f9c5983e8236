import { trackingCookieNames } from '../../analytics/visitors/cookie-names'

export const cookieBannerVersion = 2
export const consentCookieName = 'ss_cookieAllowed'
export const consentLifetimeDays = 30

export const consentChoices = ['accepted', 'declined'] as const
export type ConsentChoice = (typeof consentChoices)[number]
export type Consent = ConsentChoice | 'undecided'

const storedValues = { accepted: '1', declined: '0' } as const satisfies Record<ConsentChoice, string>

export function encodeConsent(choice: ConsentChoice): string {
  return storedValues[choice]
}

/** An unreadable cookie counts as no choice at all. */
export function decodeConsent(value: string | undefined): Consent {
  return consentChoices.find((choice) => storedValues[choice] === value) ?? 'undecided'
}

/** What a choice is stored as: everything a cookie writer needs. */
export function describeConsentCookie(choice: ConsentChoice) {
  return {
    name: consentCookieName,
    value: encodeConsent(choice),
    maxAgeSeconds: consentLifetimeDays * 24 * 60 * 60,
    path: '/',
    sameSite: 'Lax',
  } as const
}

export interface CookiePolicy {
  isRestrictiveCookiePolicyEnabled: boolean
  isRestrictiveCookiePolicyAbsolute: boolean
}

/** Whether visitor cookies may be written and read. Declining is honored whatever the policy. */
export function mayTrack(policy: CookiePolicy, consent: Consent): boolean {
  if (policy.isRestrictiveCookiePolicyAbsolute || consent === 'declined') return false
  return consent === 'accepted' || !policy.isRestrictiveCookiePolicyEnabled
}

/** Names of the cookies to remove now. The crumb, cart and consent cookies are never among them. */
export function listCookiesToClear(policy: CookiePolicy, consent: Consent): readonly string[] {
  return mayTrack(policy, consent) ? [] : trackingCookieNames
}

/**
 * Global Privacy Control is a decline that the browser sends for its user. It holds until the visitor chooses on the
 * site itself: a choice made here and now says more than a general one.
 */
export function applyPrivacyControl(consent: Consent, hasPrivacyControl: boolean): Consent {
  return consent === 'undecided' && hasPrivacyControl ? 'declined' : consent
}
