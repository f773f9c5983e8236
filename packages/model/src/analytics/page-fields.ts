import { z } from 'zod'

export const contentSources = { item: 'i', collection: 'c' } as const

/** Who may see the page a call comes from. */
export const pagePermissionTypes = { public: 1, password: 2, members: 3 } as const

/** What every visitor call says about the page it comes from. */
export const pageFields = z.object({
  pageTitle: z.string().max(2000),
  pageId: z.string().max(60),
  contentSource: z.enum(contentSources),
  pagePath: z.string().max(4000),
  pagePermissionTypeValue: z.enum(pagePermissionTypes),
})
export type PageFields = z.infer<typeof pageFields>

export interface PageDescription {
  title: string
  path: string
  collectionId: string
  itemId?: string | undefined
  access: keyof typeof pagePermissionTypes
}

export function describePage(page: PageDescription): PageFields {
  return {
    pageTitle: page.title,
    pageId: page.itemId ?? page.collectionId,
    contentSource: page.itemId === undefined ? contentSources.collection : contentSources.item,
    pagePath: page.path,
    pagePermissionTypeValue: pagePermissionTypes[page.access],
  }
}
