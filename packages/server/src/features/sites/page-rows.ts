import type { PageDocument } from '@sitewright/model/pages/document'
import type { PageSettings } from '@sitewright/model/pages/page-settings'
import type { Tx } from '../../storage/database'
import { insertRevision } from '../pages/store/revision-rows'
import { insertPage } from '../pages/store/rows'

export interface FirstPage {
  readonly websiteId: string
  readonly id: string
  readonly settings: PageSettings
  readonly document: PageDocument
  /** Of an item: the page that lists it. */
  readonly collectionId: string | null
  readonly position: number
  readonly at: Date
  readonly by: string | null
}

/** The pages of a new site are published as they are; their owner can come back to them as to any revision. */
export async function insertFirstPage(tx: Tx, page: FirstPage): Promise<void> {
  const { websiteId, id, settings, document, at, by } = page
  await insertPage(tx, { ...page, isPublished: true })
  await insertRevision(tx, { websiteId, pageId: id, id, version: 1, document, settings, reason: 'create', at, by })
}
