import type { CookieBannerSettings } from '@sitewright/model/overlays/cookie-banner/cookie-banner-settings'

/** Settings from the page's context or from an event: any part may be missing or wrong. */
export function readBannerSettings(given: unknown): CookieBannerSettings {
  const settings = (typeof given === 'object' && given !== null ? given : {}) as Partial<CookieBannerSettings>
  return {
    ...settings,
    isCookieBannerEnabled: settings.isCookieBannerEnabled === true,
    isRestrictiveCookiePolicyAbsolute: settings.isRestrictiveCookiePolicyAbsolute === true,
    isRestrictiveCookiePolicyEnabled: settings.isRestrictiveCookiePolicyEnabled === true,
  }
}
