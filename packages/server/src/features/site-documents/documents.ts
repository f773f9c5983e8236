import { checkPage } from '@sitewright/blocks/check-page'
import { type MemberSettings, memberSettings } from '@sitewright/model/accounts/members'
import { fail, type Result } from '@sitewright/model/failures/catalogue'
import { type FormSettings, formSettings } from '@sitewright/model/forms/inbox'
import { type AnnouncementDocument, announcementDocument } from '@sitewright/model/overlays/announcement-document'
import { type BadgeDocument, badgeDocument } from '@sitewright/model/overlays/badge-document'
import { type CookieBannerDocument, cookieBannerDocument } from '@sitewright/model/overlays/cookie-banner-settings'
import { type MobileInfoBarSettings, mobileInfoBarSettings } from '@sitewright/model/overlays/mobile-info-bar'
import { type PopupDocument, popupDocument } from '@sitewright/model/overlays/popup-settings'
import { parseUrlMappings } from '@sitewright/model/pages/url-mappings'
import { urlMappingsDocument } from '@sitewright/model/pages/url-mappings-document'
import { type SiteHeaderFooter, siteHeaderFooter } from '@sitewright/model/site/header-footer'
import { type SiteSettings, siteSettings } from '@sitewright/model/site/settings'
import { type SiteStyles, siteStyles } from '@sitewright/model/site/styles'
import type { z } from 'zod'

/** The documents of a site, one of each. */
export const siteDocuments = {
  settings: siteSettings,
  styles: siteStyles,
  'header-footer': siteHeaderFooter,
  'url-mappings': urlMappingsDocument,
  'cookie-banner': cookieBannerDocument,
  popup: popupDocument,
  announcement: announcementDocument,
  'mobile-info-bar': mobileInfoBarSettings,
  badges: badgeDocument,
  forms: formSettings,
  members: memberSettings,
} as const

export interface SiteDocuments {
  readonly settings: SiteSettings
  readonly styles: SiteStyles
  readonly 'header-footer': SiteHeaderFooter
  readonly 'url-mappings': { readonly lines: string }
  readonly 'cookie-banner': CookieBannerDocument
  readonly popup: PopupDocument
  readonly announcement: AnnouncementDocument
  readonly 'mobile-info-bar': MobileInfoBarSettings
  readonly badges: BadgeDocument
  readonly forms: FormSettings
  readonly members: MemberSettings
}
export type SiteDocumentName = keyof SiteDocuments

/** What holds until the owner says otherwise. */
export function defaultDocument<Name extends SiteDocumentName>(name: Name): SiteDocuments[Name] {
  const schema: z.ZodType = siteDocuments[name]
  return schema.parse(name === 'settings' ? { title: 'My site' } : {}) as SiteDocuments[Name]
}

/** Rules beyond the shape: the footer's blocks have their own schemas, and each mapping its own line. */
export function checkDocument<Name extends SiteDocumentName>(
  name: Name,
  body: SiteDocuments[Name],
): Result<SiteDocuments[Name]> {
  if (name === 'header-footer') {
    const { footer, ...rest } = body as SiteHeaderFooter
    const checked = checkPage(footer)
    if ('page' in checked) return { ...rest, footer: checked.page } as SiteDocuments[Name]
    return fail('request.invalid', { errors: prefixed('body.footer', checked.errors) })
  }
  if (name === 'url-mappings') {
    const { errors } = parseUrlMappings((body as { lines: string }).lines)
    if (errors.size > 0) {
      const lines = Object.fromEntries([...errors].slice(0, 50).map(([line, text]) => [String(line), text]))
      return fail('request.invalid', { errors: prefixed('body.lines', lines) })
    }
  }
  return body
}

function prefixed(prefix: string, errors: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(errors).map(([path, text]) => [`${prefix}.${path}`, text]))
}
