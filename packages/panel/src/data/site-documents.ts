import type { MemberSettings } from '@sitewright/model/accounts/members'
import type { AnnouncementDocument } from '@sitewright/model/overlays/announcement-document'
import type { BadgeDocument } from '@sitewright/model/overlays/badge-document'
import type { CookieBannerDocument } from '@sitewright/model/overlays/cookie-banner-settings'
import type { MobileInfoBarSettings } from '@sitewright/model/overlays/mobile-info-bar'
import type { PopupDocument } from '@sitewright/model/overlays/popup-settings'
import type { UrlMappingsDocument } from '@sitewright/model/pages/url-mappings-document'
import { api } from '@sitewright/model/routes/api'
import type { SiteHeaderFooter } from '@sitewright/model/site/header-footer'
import type { SiteSettings } from '@sitewright/model/site/settings'
import type { SiteStyles } from '@sitewright/model/site/styles'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi } from './api'
import { queryKeys } from './queries'

export interface SiteDocuments {
  settings: SiteSettings
  styles: SiteStyles
  'header-footer': SiteHeaderFooter
  'url-mappings': UrlMappingsDocument
  'cookie-banner': CookieBannerDocument
  popup: PopupDocument
  announcement: AnnouncementDocument
  'mobile-info-bar': MobileInfoBarSettings
  badges: BadgeDocument
  members: MemberSettings
}
export type SiteDocumentName = keyof SiteDocuments

export interface Versioned<Body> {
  version: number
  body: Body
}

export const siteDocumentAddresses: Record<SiteDocumentName, string> = {
  settings: api.siteSettings,
  styles: api.siteStyles,
  'header-footer': api.siteHeaderFooter,
  'url-mappings': api.urlMappings,
  'cookie-banner': api.cookieBanner,
  popup: api.popup,
  announcement: api.announcement,
  'mobile-info-bar': api.mobileInfoBar,
  badges: api.badges,
  members: api.memberSettings,
}

export function isSiteDocumentName(name: string): name is SiteDocumentName {
  return Object.hasOwn(siteDocumentAddresses, name)
}

export function readSiteDocument<Name extends SiteDocumentName>(name: Name): Promise<Versioned<SiteDocuments[Name]>> {
  return callApi<Versioned<SiteDocuments[Name]>>(siteDocumentAddresses[name])
}

export function useSiteDocument<Name extends SiteDocumentName>(name: Name) {
  return useQuery({
    queryKey: queryKeys.siteDocument(name),
    queryFn: () => readSiteDocument(name),
  })
}

/** Sends the whole document upon the version that was read; the answer is the new truth. */
export function useSaveSiteDocument<Name extends SiteDocumentName>(name: Name) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (change: Versioned<SiteDocuments[Name]>) =>
      callApi<Versioned<SiteDocuments[Name]>>(siteDocumentAddresses[name], { method: 'PUT', body: change }),
    onSuccess: (saved) => client.setQueryData(queryKeys.siteDocument(name), saved),
    onError: () => client.invalidateQueries({ queryKey: queryKeys.siteDocument(name) }),
  })
}
