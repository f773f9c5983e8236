import {
  applyPrivacyControl,
  type Consent,
  type ConsentChoice,
  type CookiePolicy,
  consentCookieName,
  decodeConsent,
  describeConsentCookie,
  listCookiesToClear,
  mayTrack,
} from '@sitewright/model/overlays/consent/consent'

/** What the visitor allows. Everything that is not necessary asks here before it does anything. */
export interface SiteConsent {
  /** What the visitor chose on this site; a general wish of the browser is no choice. */
  readonly choice: Consent
  readonly mayTrack: boolean
  choose(choice: ConsentChoice): void
  /** Reads the choice again: it may have been made on another page meanwhile. */
  refresh(): void
  /** Called after every change; the answer ends it. */
  onChange(listener: () => void): () => void
}

export interface ConsentInputs {
  readonly policy: CookiePolicy
  readonly readCookie: (name: string) => string | undefined
  /** An age of 0 removes the cookie. */
  readonly writeCookie: (name: string, value: string, maxAgeSeconds: number) => void
  readonly hasPrivacyControl: boolean
}

export function createConsent({ policy, readCookie, writeCookie, hasPrivacyControl }: ConsentInputs): SiteConsent {
  const listeners = new Set<() => void>()
  const readChoice = () => decodeConsent(readCookie(consentCookieName))
  let choice = readChoice()
  const effective = () => applyPrivacyControl(choice, hasPrivacyControl)

  function clearTracking(): void {
    for (const name of listCookiesToClear(policy, effective())) {
      if (readCookie(name) !== undefined) writeCookie(name, '', 0)
    }
  }
  function change(next: Consent): void {
    if (next === choice) return
    choice = next
    clearTracking()
    for (const listener of [...listeners]) listener()
  }

  clearTracking()
  return {
    get choice() {
      return choice
    },
    get mayTrack() {
      return mayTrack(policy, effective())
    },
    choose(next) {
      const { name, value, maxAgeSeconds } = describeConsentCookie(next)
      writeCookie(name, value, maxAgeSeconds)
      change(next)
    },
    refresh: () => change(readChoice()),
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
