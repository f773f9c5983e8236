import type { PageDocument } from '@sitewright/model/pages/document'
import type { PageSettings } from '@sitewright/model/pages/page-settings'
import type { Tx } from '../../storage/database'

export interface FirstPage {
  readonly websiteId: string
  readonly id: string
  readonly settings: PageSettings
  readonly document: PageDocument
  readonly position: number
  readonly at: Date
  readonly by: string | null
}

/** The pages of a new site are published as they are. */
export async function insertFirstPage(tx: Tx, page: FirstPage): Promise<void> {
  const settings = JSON.stringify(page.settings)
  const document = JSON.stringify(page.document)
  await tx
    .insertInto('pages')
    .values({
      website_id: page.websiteId,
      id: page.id,
      slug: page.settings.slug,
      settings,
      position: page.position,
      draft: document,
      draft_version: 1,
      published: document,
      published_settings: settings,
      published_at: page.at,
      created_at: page.at,
      updated_at: page.at,
      updated_by: page.by,
    })
    .execute()
}
