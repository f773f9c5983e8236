import { readCookie, writeCookie } from '../browser/cookies'
import type { PageContext } from '../context/read-context'
import { createConsent, type SiteConsent } from './create-consent'

export function openConsent(context: PageContext): SiteConsent {
  return createConsent({
    policy: {
      isRestrictiveCookiePolicyEnabled: context.isOn('cookieSettings', 'isRestrictiveCookiePolicyEnabled'),
      isRestrictiveCookiePolicyAbsolute: context.isOn('cookieSettings', 'isRestrictiveCookiePolicyAbsolute'),
    },
    readCookie,
    writeCookie,
    hasPrivacyControl: Reflect.get(navigator, 'globalPrivacyControl') === true,
  })
}
