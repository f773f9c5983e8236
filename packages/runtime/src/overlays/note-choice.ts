import { identityCookies } from '@sitewright/model/accounts/identity-cookies'
import { type ConsentChoice, cookieBannerVersion } from '@sitewright/model/overlays/consent'
import { api } from '@sitewright/model/routes/api'
import { readCookie } from '../browser/cookies'

/** For the site's record. It must outlive the page, which may start anew, and no failure of it is the visitor's business. */
export function noteChoice(choice: ConsentChoice): void {
  const crumb = readCookie(identityCookies.crumb)
  fetch(crumb === undefined ? api.consentChoices : `${api.consentChoices}?crumb=${encodeURIComponent(crumb)}`, {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ choice, version: cookieBannerVersion }),
  }).catch(() => {})
}
