import type { PageFields } from './page-fields'
import { contentSources, pagePermissionTypes } from './page-sources'

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
