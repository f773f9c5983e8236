import { z } from 'zod'
import { id } from '../id'
import { contentStatuses, visibilityStates } from '../reference/content-statuses'
import { storedInt } from '../stored-values'
import { moment } from '../timing/moment'
import { pageDocument } from './document'
import { pageSettings, slug } from './page-settings'

/** What the API of pages takes and gives. */

/** 'draft' was never published or was taken down; 'changed' is published with later changes that visitors do not see. */
export const pageStates = ['draft', 'published', 'changed'] as const

export const pageSummary = z.strictObject({
  id,
  /** Where visitors find it. */
  path: z.string(),
  isHomepage: z.boolean(),
  state: z.enum(pageStates),
  /** By the numbers of the reference. */
  status: z.enum(contentStatuses),
  /** What the status is called where visibility is reported; null for a deleted page, which is not reported. */
  visibility: z.enum(visibilityStates).nullable(),
  settings: pageSettings,
  /** Whether a password is saved; the password itself never leaves. */
  hasPassword: z.boolean(),
  draftVersion: z.number().int(),
  publishedAt: z.iso.datetime().nullable(),
  /** When the draft is published by itself. */
  scheduledAt: z.iso.datetime().nullable().default(null),
  updatedAt: z.iso.datetime(),
  /** Set while the page is in the bin. */
  deletedAt: z.iso.datetime().nullable(),
})
export type PageSummary = z.infer<typeof pageSummary>

export const pageDetail = pageSummary.extend({ document: pageDocument })
export type PageDetail = z.infer<typeof pageDetail>

/** `recentSaves` are the ids of the newest saves, so that whoever lost the answer to one can tell whether it was stored. */
export const openedPage = pageDetail.extend({ recentSaves: z.array(z.string()) })
export type OpenedPage = z.infer<typeof openedPage>

const withoutDefault = <T extends z.ZodType>(field: z.ZodDefault<T>) => field.removeDefault().optional()

export const newPage = z.strictObject({
  ...pageSettings.partial().shape,
  title: pageSettings.shape.title,
  /** The template's when absent. */
  layout: withoutDefault(pageSettings.shape.layout),
  /** Made from the title when absent. */
  slug: slug.optional(),
  /** The starting content: 'blank', 'text' or one of the designed pages, such as 'about' or 'contact'. */
  template: z.string().max(60).default('blank'),
})
export type NewPage = z.infer<typeof newPage>

/** Only what is sent changes: a default here would overwrite what the owner set before. */
export const pageSettingsChange = z.strictObject({
  title: pageSettings.shape.title.optional(),
  navigationTitle: withoutDefault(pageSettings.shape.navigationTitle),
  seoTitle: withoutDefault(pageSettings.shape.seoTitle),
  slug: slug.optional(),
  kind: withoutDefault(pageSettings.shape.kind),
  /** Of a store, the whole design of it. */
  store: pageSettings.shape.store,
  /** Of a collection, the whole design of it. */
  collection: pageSettings.shape.collection,
  layout: withoutDefault(pageSettings.shape.layout),
  linkTarget: withoutDefault(pageSettings.shape.linkTarget),
  parentId: withoutDefault(pageSettings.shape.parentId),
  inNavigation: withoutDefault(pageSettings.shape.inNavigation),
  description: withoutDefault(pageSettings.shape.description),
  socialImageId: withoutDefault(pageSettings.shape.socialImageId),
  noindex: withoutDefault(pageSettings.shape.noindex),
  access: withoutDefault(pageSettings.shape.access),
  codeInjection: withoutDefault(pageSettings.shape.codeInjection),
  /** Opens the page where access is 'password'. Empty, or the marker of a saved one, leaves it as it is. */
  password: z.string().max(256).optional(),
})
export type PageSettingsChange = z.infer<typeof pageSettingsChange>

/**
 * `version` is the draftVersion that the change was made upon. The document is checked with the schemas of its blocks.
 * `saveId` is the sender's own id for this save: sent again, it is stored once and answered again.
 */
export const pageDocumentChange = z.strictObject({
  version: storedInt,
  document: z.unknown(),
  saveId: id.optional(),
})

export const revisionReasons = ['create', 'save', 'publish', 'restore', 'duplicate', 'links'] as const

export const pageRevision = z.strictObject({
  id,
  version: z.number().int(),
  reason: z.enum(revisionReasons),
  createdAt: z.iso.datetime(),
  createdBy: id.nullable(),
  /** What its author is called; empty when nobody in particular made it. */
  authorName: z.string(),
  /** What the owner calls it; named revisions are kept for good. */
  name: z.string(),
})
export type PageRevision = z.infer<typeof pageRevision>

export const pageRevisionDetail = pageRevision.extend({ document: pageDocument, settings: pageSettings })

export const revisionChange = z.strictObject({ name: z.string().trim().max(80, 'At most 80 characters.') })

/** When the draft is published by itself. */
export const pageSchedule = z.strictObject({ at: moment })

/** How long a link to the draft can live. */
export const previewLinkDays = [1, 7, 30] as const

export const newPreviewLink = z.strictObject({
  days: z.literal(previewLinkDays).default(7),
  /** For whoever makes it, to look at the draft at once: it lives for minutes. */
  isPass: z.boolean().default(false),
})

export const previewLink = z.strictObject({
  id,
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  authorName: z.string(),
})
export type PreviewLink = z.infer<typeof previewLink>

/** The address is told once, when the link is made: only its hash is stored. */
export const createdPreviewLink = previewLink.extend({ path: z.string() })
export type CreatedPreviewLink = z.infer<typeof createdPreviewLink>

const navigationNode = z.strictObject({
  id,
  children: z.array(z.strictObject({ id })).max(500).default([]),
})

/** The order of all pages, folder by folder; what is left out keeps its group and comes last. */
export const siteNavigation = z.strictObject({
  mainNavigation: z.array(navigationNode).max(1000),
  _hidden: z.array(navigationNode).max(1000).default([]),
  /** Pages for members; moving a page here closes it to everybody else, and moving it away opens it. */
  _memberareas: z.array(navigationNode).max(1000).default([]),
})
export type SiteNavigation = z.infer<typeof siteNavigation>
