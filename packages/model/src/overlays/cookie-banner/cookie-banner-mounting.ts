import type { Consent } from '../consent/consent'
import type { CookieBannerSettings } from './cookie-banner-settings'

/** Sent to the page by the editor frame while an owner designs the banner. */
export const cookieBannerEvents = {
  force: 'cookie-banner:force',
  update: 'cookie-banner:update',
  unforce: 'cookie-banner:unforce',
} as const

export const forcedBannerBodyClass = 'cookie-banner-forced'

export interface BannerMounting {
  settings: CookieBannerSettings
  isForced: boolean
  /** The site's own settings, to come back to when forcing ends. */
  siteSettings: CookieBannerSettings
}

export type BannerEvent =
  | { type: 'force'; settings: CookieBannerSettings }
  | { type: 'update'; settings: CookieBannerSettings }
  | { type: 'unforce' }

export function startBannerMounting(settings: CookieBannerSettings): BannerMounting {
  return { settings, isForced: false, siteSettings: settings }
}

export function applyBannerEvent(mounting: BannerMounting, event: BannerEvent): BannerMounting {
  if (event.type === 'unforce') return startBannerMounting(mounting.siteSettings)
  if (event.type === 'force') return { ...mounting, settings: event.settings, isForced: true }
  return mounting.isForced ? { ...mounting, settings: event.settings } : startBannerMounting(event.settings)
}

export function isBannerShown(mounting: BannerMounting, consent: Consent): boolean {
  if (mounting.isForced) return true
  return mounting.settings.isCookieBannerEnabled && consent === 'undecided'
}

/** A forced banner is a preview: its buttons must not store the owner's click as a choice. */
export function mayStoreChoice(mounting: BannerMounting): boolean {
  return !mounting.isForced
}
