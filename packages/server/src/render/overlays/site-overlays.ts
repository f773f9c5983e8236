import { type OverlayStyles, overlayStyles } from '@sitewright/blocks/overlays/overlays-css'
import { announcementDocument, hasAnnouncement } from '@sitewright/model/overlays/bars/announcement-document'
import { isBadgeBarShown } from '@sitewright/model/overlays/bars/badge-bar'
import { badgeDocument } from '@sitewright/model/overlays/bars/badge-document'
import { listMobileInfoBarEntries, mobileInfoBarSettings } from '@sitewright/model/overlays/bars/mobile-info-bar'
import { cookieBannerSettings } from '@sitewright/model/overlays/cookie-banner/cookie-banner-settings'
import { popupDocument, popupOverlaySettings } from '@sitewright/model/overlays/popup/popup-settings'
import type { SiteDocumentName } from '@sitewright/model/site-documents/site-documents'
import type { z } from 'zod'

export type SiteOverlays = ReturnType<typeof readSiteOverlays>

/** A document that cannot be read counts as absent: an overlay must never take the page down with it. */
export function readSiteOverlays(bodies: ReadonlyMap<string, unknown>, { isPaidSite }: { isPaidSite: boolean }) {
  function read<Schema extends z.ZodType>(name: SiteDocumentName, schema: Schema) {
    const parsed = schema.safeParse(bodies.get(name) ?? {})
    return parsed.success ? parsed.data : schema.parse({})
  }
  return {
    cookieBanner: read('cookie-banner', cookieBannerSettings),
    popup: read('popup', popupDocument),
    announcement: read('announcement', announcementDocument),
    mobileInfoBar: read('mobile-info-bar', mobileInfoBarSettings),
    badges: read('badges', badgeDocument),
    isPaidSite,
  }
}

/** Until the visitor accepts, nothing may be fetched from elsewhere. */
export function isConsentNeeded({ cookieBanner }: SiteOverlays): boolean {
  return cookieBanner.isRestrictiveCookiePolicyEnabled || cookieBanner.isRestrictiveCookiePolicyAbsolute
}

/** Overlays that stand in the page's own markup, and whose styles it needs. */
export function listShownOverlays(overlays: SiteOverlays) {
  const { announcement, popup, mobileInfoBar, badges, cookieBanner, isPaidSite } = overlays
  const isShown: Record<OverlayStyles, boolean> = {
    announcement: hasAnnouncement(announcement),
    popup: popup.isEnabled,
    'popup-form': popup.isEnabled && popup.form !== null,
    'mobile-info-bar': listMobileInfoBarEntries(mobileInfoBar).length > 0,
    'badge-bar': isBadgeBarShown({ isPaidSite, isBadgeEnabled: badges.isBadgeEnabled }),
    'cookie-settings': cookieBanner.isCookieBannerEnabled,
  }
  return overlayStyles.filter((name) => isShown[name])
}

/** What the page's script must know; parts of the site context. Settings of what is off are absent. */
export function describeOverlays(overlays: SiteOverlays) {
  const { cookieBanner, popup, announcement, mobileInfoBar } = overlays
  const { isRestrictiveCookiePolicyAbsolute, isRestrictiveCookiePolicyEnabled } = cookieBanner
  const policy = { isRestrictiveCookiePolicyAbsolute, isRestrictiveCookiePolicyEnabled }
  const hasInfoBar = listMobileInfoBarEntries(mobileInfoBar).length > 0
  return {
    ...(cookieBanner.isCookieBannerEnabled ? { cookieSettings: cookieBanner } : {}),
    ...(!cookieBanner.isCookieBannerEnabled && isConsentNeeded(overlays) ? { cookieSettings: policy } : {}),
    showAnnouncementBar: hasAnnouncement(announcement),
    websiteSettings: {
      ...(popup.isEnabled
        ? { popupOverlaySettings: { ...popupOverlaySettings.parse(popup), trigger: popup.trigger } }
        : {}),
      ...(hasInfoBar ? { mobileInfoBarSettings: mobileInfoBar } : {}),
    },
  }
}
