import { identityCookies } from '@sitewright/model/accounts/identity-cookies'
import type { BodyOf } from '@sitewright/model/calls/call'
import type { consentCalls } from '@sitewright/model/calls/consent'
import { type ConsentChoice, cookieBannerVersion } from '@sitewright/model/overlays/consent/consent'
import { api } from '@sitewright/model/routes/api'
import { readCookie } from '../browser/cookies'
import { ownAddress } from '../browser/own-address'

/** For the site's record. It must outlive the page, which may start anew, and no failure of it is the visitor's business. */
export function noteChoice(choice: ConsentChoice): void {
  const body: BodyOf<typeof consentCalls.noteConsentChoice> = { choice, version: cookieBannerVersion }
  const crumb = readCookie(identityCookies.crumb)
  const address = ownAddress(api.consentChoices)
  fetch(crumb === undefined ? address : `${address}?crumb=${encodeURIComponent(crumb)}`, {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => {})
}
