import { z } from 'zod'
import { id } from '../id'
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
  settings: pageSettings,
  /** Whether a password is saved; the password itself never leaves. */
  hasPassword: z.boolean(),
  draftVersion: z.number().int(),
  publishedAt: z.iso.datetime().nullable(),
  updatedAt: z.iso.datetime(),
  /** Set while the page is in the bin. */
  deletedAt: z.iso.datetime().nullable(),
})
export type PageSummary = z.infer<typeof pageSummary>

export const pageDetail = pageSummary.extend({ document: pageDocument })
export type PageDetail = z.infer<typeof pageDetail>

export const newPage = z.strictObject({
  ...pageSettings.partial().shape,
  title: pageSettings.shape.title,
  /** Made from the title when absent. */
  slug: slug.optional(),
  /** The starting content: 'blank' or 'text'. */
  template: z.string().max(60).default('blank'),
})
export type NewPage = z.infer<typeof newPage>

const withoutDefault = <T extends z.ZodType>(field: z.ZodDefault<T>) => field.removeDefault().optional()

/** Only what is sent changes: a default here would overwrite what the owner set before. */
export const pageSettingsChange = z.strictObject({
  title: pageSettings.shape.title.optional(),
  slug: slug.optional(),
  kind: withoutDefault(pageSettings.shape.kind),
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

/** `version` is the draftVersion that the change was made upon. The document is checked with the schemas of its blocks. */
export const pageDocumentChange = z.strictObject({ version: z.number().int().min(0), document: z.unknown() })

export const revisionReasons = ['create', 'save', 'publish', 'restore', 'duplicate', 'links'] as const

export const pageRevision = z.strictObject({
  id,
  version: z.number().int(),
  reason: z.enum(revisionReasons),
  createdAt: z.iso.datetime(),
  createdBy: id.nullable(),
})
export type PageRevision = z.infer<typeof pageRevision>

export const pageRevisionDetail = pageRevision.extend({ document: pageDocument, settings: pageSettings })

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
