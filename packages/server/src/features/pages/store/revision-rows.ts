import type { PageDocument } from '@sitewright/model/pages/document'
import { type PageRevision, pageRevision } from '@sitewright/model/pages/page-answers'
import type { PageSettings } from '@sitewright/model/pages/page-settings'
import { readStoredDocument, readStoredSettings } from '../../../content/stored-page'
import type { Tx } from '../../../storage/database'

export interface RevisionDetail extends RevisionRow {
  readonly document: PageDocument
  readonly settings: PageSettings
}

export interface NewRevision {
  readonly websiteId: string
  readonly pageId: string
  readonly id: string
  readonly version: number
  readonly document: PageDocument
  readonly settings: PageSettings
  readonly reason: PageRevision['reason']
  readonly at: Date
  readonly by: string | null
}

const columns = ['id', 'version', 'reason', 'name', 'created_at', 'created_by'] as const

/** Without the author's name, which is not of the site. */
export type RevisionRow = Omit<PageRevision, 'authorName'>

export async function insertRevision(tx: Tx, revision: NewRevision): Promise<void> {
  await tx
    .insertInto('page_revisions')
    .values({
      website_id: revision.websiteId,
      page_id: revision.pageId,
      id: revision.id,
      version: revision.version,
      document: JSON.stringify(revision.document),
      settings: JSON.stringify(revision.settings),
      reason: revision.reason,
      created_at: revision.at,
      created_by: revision.by,
    })
    .execute()
}

/** Marks the revision that visitors were shown. */
export async function markPublished(tx: Tx, page: { websiteId: string; pageId: string; version: number }) {
  await tx
    .updateTable('page_revisions')
    .set({ reason: 'publish' })
    .where('website_id', '=', page.websiteId)
    .where('page_id', '=', page.pageId)
    .where('version', '=', page.version)
    .execute()
}

/** Newest first; `before` is the version after which the last list ended. */
export async function listRevisions(
  tx: Tx,
  list: { websiteId: string; pageId: string; before: number | undefined; limit: number },
): Promise<RevisionRow[]> {
  const rows = await tx
    .selectFrom('page_revisions')
    .select(columns)
    .where('website_id', '=', list.websiteId)
    .where('page_id', '=', list.pageId)
    .$if(list.before !== undefined, (query) => query.where('version', '<', list.before as number))
    .orderBy('version', 'desc')
    .limit(list.limit)
    .execute()
  return rows.map(toRevision)
}

export async function findRevision(
  tx: Tx,
  revision: { websiteId: string; pageId: string; revisionId: string },
): Promise<RevisionDetail | null> {
  const row = await tx
    .selectFrom('page_revisions')
    .select([...columns, 'document', 'settings'])
    .where('website_id', '=', revision.websiteId)
    .where('page_id', '=', revision.pageId)
    .where('id', '=', revision.revisionId)
    .executeTakeFirst()
  if (row === undefined) return null
  const { document, settings, ...rest } = row
  return { ...toRevision(rest), document: readStoredDocument(document), settings: readStoredSettings(settings) }
}

export async function renameRevision(
  tx: Tx,
  revision: { websiteId: string; pageId: string; revisionId: string; name: string },
): Promise<boolean> {
  const row = await tx
    .updateTable('page_revisions')
    .set({ name: revision.name })
    .where('website_id', '=', revision.websiteId)
    .where('page_id', '=', revision.pageId)
    .where('id', '=', revision.revisionId)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

const revisionRow = pageRevision.omit({ authorName: true })

function toRevision(row: {
  id: string
  version: number
  reason: string
  name: string
  created_at: Date
  created_by: string | null
}): RevisionRow {
  return revisionRow.parse({
    id: row.id,
    version: row.version,
    reason: row.reason,
    name: row.name,
    createdAt: row.created_at.toISOString(),
    createdBy: row.created_by,
  })
}
