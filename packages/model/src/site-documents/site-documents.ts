import type { z } from 'zod'
import { memberSettings } from '../accounts/members'
import type { Permission } from '../accounts/permissions'
import { authorsDocument } from '../collections/answers/author'
import { commentSettings } from '../comments/comment-settings'
import { deliverySettings } from '../commerce/selling/delivery'
import { taxSettings } from '../commerce/selling/tax'
import { storeSettings } from '../commerce/store/store-settings'
import { formSettings } from '../forms/inbox'
import { siteHeaderFooter } from '../header-footer/site-header-footer'
import { announcementDocument } from '../overlays/bars/announcement-document'
import { badgeDocument } from '../overlays/bars/badge-document'
import { mobileInfoBarSettings } from '../overlays/bars/mobile-info-bar'
import { cookieBannerDocument } from '../overlays/cookie-banner/cookie-banner-settings'
import { popupDocument } from '../overlays/popup/popup-settings'
import { urlMappingsDocument } from '../pages/addresses/url-mappings-document'
import { api } from '../routes/api'
import { siteSettings } from '../site/settings'
import { siteStyles } from '../site/styles'

interface Declared {
  /** What is stored. */
  readonly schema: z.ZodType<object>
  /** The same with rules for its content, for forms that tell at once what is wrong. */
  readonly checked?: z.ZodType<object>
  /** What is stored before the owner says anything, where the schema has no default for all of it. */
  readonly start?: object
  /** As a heading. */
  readonly title: string
  readonly edit: Permission
  /** What two people changed at the same place, as the subject of a sentence; a setting of the site unless told. */
  readonly subject?: string
  /** Its pair of calls, to read and to replace it. Absent where a document has calls of its own, to keep its secrets. */
  readonly calls?: {
    readonly path: string
    /** Behind `readSite` and `writeSite`. */
    readonly idPart: string
    /** In a sentence: read … of the site. */
    readonly label: string
  }
}

/** The documents of a site, one of each. Calls, sessions of the panel, cache tags and words follow from this table. */
export const siteDocuments = {
  settings: {
    schema: siteSettings,
    start: { title: 'My site' },
    title: 'Site settings',
    edit: 'settings.edit',
    calls: { path: api.siteSettings, idPart: 'Settings', label: 'the site settings' },
  },
  styles: {
    schema: siteStyles,
    title: 'Site styles',
    edit: 'design.edit',
    subject: 'The design',
    calls: { path: api.siteStyles, idPart: 'Styles', label: 'the site styles' },
  },
  'header-footer': {
    schema: siteHeaderFooter,
    title: 'Header and footer',
    edit: 'design.edit',
    subject: 'The header or footer',
    calls: {
      path: api.siteHeaderFooterDocument,
      idPart: 'HeaderFooterDocument',
      label: 'the header and footer, including the header bar’s settings',
    },
  },
  'url-mappings': {
    schema: urlMappingsDocument,
    title: 'Redirects',
    edit: 'settings.edit',
    calls: { path: api.urlMappings, idPart: 'UrlMappings', label: 'the redirects from old URLs to new ones' },
  },
  'cookie-banner': {
    schema: cookieBannerDocument,
    title: 'Cookie banner',
    edit: 'settings.edit',
    calls: { path: api.cookieBanner, idPart: 'CookieBanner', label: 'the cookie banner and the cookie policy' },
  },
  popup: {
    schema: popupDocument,
    title: 'Popup',
    edit: 'settings.edit',
    calls: { path: api.popup, idPart: 'Popup', label: 'the popup' },
  },
  announcement: {
    schema: announcementDocument,
    title: 'Announcement bar',
    edit: 'settings.edit',
    calls: { path: api.announcement, idPart: 'Announcement', label: 'the announcement bar' },
  },
  'mobile-info-bar': {
    schema: mobileInfoBarSettings,
    title: 'Mobile info bar',
    edit: 'settings.edit',
    calls: { path: api.mobileInfoBar, idPart: 'MobileInfoBar', label: 'the mobile info bar' },
  },
  badges: {
    schema: badgeDocument,
    title: '“Made with” badge',
    edit: 'settings.edit',
    calls: { path: api.badges, idPart: 'Badges', label: 'the “Made with” badge' },
  },
  forms: { schema: formSettings, title: 'Forms', edit: 'settings.edit' },
  store: {
    schema: storeSettings,
    title: 'Store settings',
    edit: 'store.manage',
    subject: 'The store’s settings',
    calls: { path: api.storeSettings, idPart: 'StoreSettings', label: 'the store settings' },
  },
  delivery: {
    schema: deliverySettings,
    title: 'Shipping',
    edit: 'store.manage',
    subject: 'Shipping',
    calls: { path: api.deliverySettings, idPart: 'Delivery', label: 'the shipping zones and pickup locations' },
  },
  tax: {
    schema: taxSettings,
    title: 'Tax',
    edit: 'store.manage',
    subject: 'Tax',
    calls: { path: api.taxSettings, idPart: 'Tax', label: 'the tax settings' },
  },
  authors: {
    schema: authorsDocument,
    title: 'Authors',
    edit: 'items.edit',
    subject: 'The authors',
    calls: { path: api.authors, idPart: 'Authors', label: 'the authors of posts' },
  },
  comments: {
    schema: commentSettings,
    title: 'Comment settings',
    edit: 'settings.edit',
    subject: 'The comment settings',
    calls: { path: api.commentSettings, idPart: 'CommentSettings', label: 'the comment settings' },
  },
  members: {
    schema: memberSettings,
    title: 'Members',
    edit: 'members.manage',
    calls: { path: api.memberSettings, idPart: 'MemberSettings', label: 'the membership settings' },
  },
} as const satisfies Readonly<Record<string, Declared>>

type Table = typeof siteDocuments
export type SiteDocumentName = keyof Table
export type SiteDocuments = { readonly [Name in SiteDocumentName]: z.output<Table[Name]['schema']> }
/** Those with the pair of calls. */
export type EditedDocumentName = {
  [Name in SiteDocumentName]: Table[Name] extends { calls: object } ? Name : never
}[SiteDocumentName]

/** A document upon the version that was read. */
export interface Versioned<Body> {
  readonly version: number
  readonly body: Body
}

/** Typed by name, so that a schema found by a name that is not known beforehand still says what it reads. */
type Described = {
  readonly [Name in SiteDocumentName]: Omit<Declared, 'schema' | 'calls'> & {
    readonly schema: z.ZodType<SiteDocuments[Name]>
  }
}
const described: Described = siteDocuments

export function describeSiteDocument<Name extends SiteDocumentName>(name: Name): Described[Name] {
  return described[name]
}

export function isSiteDocumentName(name: string): name is SiteDocumentName {
  return Object.hasOwn(siteDocuments, name)
}

export function isEditedDocumentName(name: string): name is EditedDocumentName {
  return isSiteDocumentName(name) && 'calls' in siteDocuments[name]
}

export const siteDocumentNames = Object.keys(siteDocuments).filter(isSiteDocumentName)
