import { type OverlayStyles, overlayStyles } from '@sitewright/blocks/overlays/overlays-css'
import { announcementDocument, hasAnnouncement } from '@sitewright/model/overlays/announcement-document'
import { isBadgeBarShown } from '@sitewright/model/overlays/badge-bar'
import { badgeDocument } from '@sitewright/model/overlays/badge-document'
import { cookieBannerSettings } from '@sitewright/model/overlays/cookie-banner-settings'
import { listMobileInfoBarEntries, mobileInfoBarSettings } from '@sitewright/model/overlays/mobile-info-bar'
import { popupDocument, popupOverlaySettings } from '@sitewright/model/overlays/popup-settings'
import type { z } from 'zod'

/** Names of the documents that overlays are made of; a change of one changes every page of the site. */
export const overlayDocumentNames = ['cookie-banner', 'popup', 'announcement', 'mobile-info-bar', 'badges'] as const

export type SiteOverlays = ReturnType<typeof readSiteOverlays>

/** A document that cannot be read counts as absent: an overlay must never take the page down with it. */
export function readSiteOverlays(bodies: ReadonlyMap<string, unknown>) {
  function read<Schema extends z.ZodType>(name: (typeof overlayDocumentNames)[number], schema: Schema) {
    const parsed = schema.safeParse(bodies.get(name) ?? {})
    return parsed.success ? parsed.data : schema.parse({})
  }
  return {
    cookieBanner: read('cookie-banner', cookieBannerSettings),
    popup: read('popup', popupDocument),
    announcement: read('announcement', announcementDocument),
    mobileInfoBar: read('mobile-info-bar', mobileInfoBarSettings),
    badges: read('badges', badgeDocument),
  }
}

/** Until the visitor accepts, nothing may be fetched from elsewhere. */
export function isConsentNeeded({ cookieBanner }: SiteOverlays): boolean {
  return cookieBanner.isRestrictiveCookiePolicyEnabled || cookieBanner.isRestrictiveCookiePolicyAbsolute
}

/** Overlays that stand in the page's own markup, and whose styles it needs. */
export function listShownOverlays({ announcement, popup, mobileInfoBar, badges, cookieBanner }: SiteOverlays) {
  const isShown: Record<OverlayStyles, boolean> = {
    announcement: hasAnnouncement(announcement),
    popup: popup.isEnabled,
    'popup-form': popup.isEnabled && popup.form !== null,
    'mobile-info-bar': listMobileInfoBarEntries(mobileInfoBar).length > 0,
    'badge-bar': isBadgeBarShown({ isPaidSite: true, isBadgeEnabled: badges.isBadgeEnabled }),
    'cookie-settings': cookieBanner.isCookieBannerEnabled,
  }
  return overlayStyles.filter((name) => isShown[name])
}

/** What the page's script must know; parts of the site context, each absent while it is off. */
export function describeOverlays(overlays: SiteOverlays) {
  const { cookieBanner, popup, announcement, mobileInfoBar } = overlays
  const { isRestrictiveCookiePolicyAbsolute, isRestrictiveCookiePolicyEnabled } = cookieBanner
  const policy = { isRestrictiveCookiePolicyAbsolute, isRestrictiveCookiePolicyEnabled }
  const hasInfoBar = listMobileInfoBarEntries(mobileInfoBar).length > 0
  return {
    ...(cookieBanner.isCookieBannerEnabled ? { cookieSettings: cookieBanner } : {}),
    ...(!cookieBanner.isCookieBannerEnabled && isConsentNeeded(overlays) ? { cookieSettings: policy } : {}),
    ...(hasAnnouncement(announcement) ? { showAnnouncementBar: true } : {}),
    websiteSettings: {
      ...(popup.isEnabled
        ? { popupOverlaySettings: { ...popupOverlaySettings.parse(popup), trigger: popup.trigger } }
        : {}),
      ...(hasInfoBar ? { mobileInfoBarSettings: mobileInfoBar } : {}),
    },
  }
}
