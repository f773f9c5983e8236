import { z } from 'zod'
import { contentSources, pagePermissionTypes } from './page-sources'

/** What every visitor call says about the page it comes from. */
export const pageFields = z.object({
  pageTitle: z.string().max(2000),
  pageId: z.string().max(60),
  contentSource: z.enum(contentSources),
  pagePath: z.string().max(4000),
  pagePermissionTypeValue: z.enum(pagePermissionTypes),
})
export type PageFields = z.infer<typeof pageFields>
