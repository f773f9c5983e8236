import { identityCookies } from '@sitewright/model/accounts/identity-cookies'
import { chooseSessionStore } from '@sitewright/model/accounts/session-store'
import { rememberedMs, siteUserStorageKey } from '@sitewright/model/accounts/site-user-storage'
import { readStoredSession, writeStoredSession } from '@sitewright/model/accounts/stored-session'
import { writeCookie } from '../browser/cookies'

/** The token of the last sign-in, which goes with later calls. It opens nothing without the session's own cookie. */
export function readXsrfToken(): string | undefined {
  const token = readStoredSession(openStore(), siteUserStorageKey, Date.now())
  return typeof token === 'string' ? token : undefined
}

/** Kept as long as the session is; one that is not remembered has no time that the page knows. */
export function storeXsrfToken(value: string, isRemembered: boolean): void {
  const end = isRemembered ? { expiresAtMs: Date.now() + rememberedMs } : {}
  try {
    writeStoredSession(openStore(), siteUserStorageKey, { value, ...end })
  } catch {
    // Storage is full: the host tells the token when it is asked.
  }
}

/** What is left of a session that the host no longer knows. */
export function forgetSession(): void {
  openStore().removeItem(siteUserStorageKey)
  writeCookie(identityCookies.siteUserInfo, '', 0)
}

function openStore() {
  return chooseSessionStore(() => localStorage, document)
}
