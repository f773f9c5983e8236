import { consentCookieName, decodeConsent, mayTrack } from '@sitewright/model/overlays/consent'
import { readCookie } from '../browser/cookies'
import type { PageContext } from '../context/read-context'
import { buildFontsAddress } from './fonts-address'

/** The request tells another company who reads the page: where the site's policy is strict it waits for consent. */
export function loadFonts(context: PageContext): () => void {
  const policy = {
    isRestrictiveCookiePolicyEnabled: context.isOn('cookieSettings', 'isRestrictiveCookiePolicyEnabled'),
    isRestrictiveCookiePolicyAbsolute: context.isOn('cookieSettings', 'isRestrictiveCookiePolicyAbsolute'),
  }
  const address = buildFontsAddress(context.read('googleFonts'))
  if (address === undefined || !mayTrack(policy, decodeConsent(readCookie(consentCookieName)))) return () => {}
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = address
  document.head.append(link)
  return () => link.remove()
}
