import { memberSettings } from '@sitewright/model/accounts/members'
import { announcementDocument } from '@sitewright/model/overlays/announcement-document'
import { badgeDocument } from '@sitewright/model/overlays/badge-document'
import { cookieBannerDocument } from '@sitewright/model/overlays/cookie-banner-settings'
import { mobileInfoBarSettings } from '@sitewright/model/overlays/mobile-info-bar'
import { popupDocument } from '@sitewright/model/overlays/popup-settings'
import { checkedUrlMappings } from '@sitewright/model/pages/url-mappings-document'
import { siteHeaderFooter } from '@sitewright/model/site/header-footer'
import { siteSettings } from '@sitewright/model/site/settings'
import { siteStyles } from '@sitewright/model/site/styles'
import type { z } from 'zod'
import type { SiteDocumentName } from './site-documents'

/** What the host takes for each document of the site. */
export const siteDocumentSchemas: Record<SiteDocumentName, z.ZodType> = {
  settings: siteSettings,
  styles: siteStyles,
  'header-footer': siteHeaderFooter,
  'url-mappings': checkedUrlMappings,
  'cookie-banner': cookieBannerDocument,
  popup: popupDocument,
  announcement: announcementDocument,
  'mobile-info-bar': mobileInfoBarSettings,
  badges: badgeDocument,
  members: memberSettings,
}
