import type { PageDocument } from '@sitewright/model/pages/document'
import type { PageRevision } from '@sitewright/model/pages/page-answers'
import type { PageSettings } from '@sitewright/model/pages/page-settings'
import type { Actor } from '../../../actors/actor'
import type { Tx } from '../../../storage/database'
import { type PageServices, tagsOfPage } from '../store/page-context'
import { insertRevision } from '../store/revision-rows'
import { insertPage } from '../store/rows'

interface PageAddition {
  readonly pageId: string
  readonly settings: PageSettings
  readonly document: PageDocument
  readonly position: number
  /** Of an item: the page that it is listed on, with its address. */
  readonly collectionId: string | null
  readonly isPublished: boolean
  readonly reason: PageRevision['reason']
}

/** Inside the caller's transaction: a page of the tree or an item of a collection, with its first revision. */
export async function addPage(tx: Tx, services: PageServices, actor: Actor, addition: PageAddition): Promise<void> {
  const { pageId, settings, document, position, collectionId, isPublished, reason } = addition
  const { websiteId, accountId: by } = actor
  const at = new Date(services.now())
  await insertPage(tx, { websiteId, id: pageId, settings, document, position, collectionId, isPublished, at, by })
  const revision = { websiteId, pageId, id: services.newId(), version: 1, document, settings, reason, at, by }
  await insertRevision(tx, revision)
  if (!isPublished) return
  const collection = collectionId === null ? null : { id: collectionId, slug: '' }
  await services.database.announce(tx, { websiteId, tags: tagsOfPage({ id: pageId, collection, settings }) })
}

export function copyWithNewIds(document: PageDocument, newId: () => string): PageDocument {
  return {
    ...document,
    sections: document.sections.map((section) => ({
      ...section,
      id: newId(),
      blocks: section.blocks.map((block) => ({ ...block, id: newId() })),
    })),
  }
}
