import type { PageDocument } from '@sitewright/model/pages/document'
import type { PageKind, PageSettings } from '@sitewright/model/pages/page-settings'
import { type Selectable, sql } from 'kysely'
import { readStoredDocument, readStoredSettings } from '../../../content/stored-page'
import type { Tx } from '../../../storage/database'
import type { Tables } from '../../../storage/tables'
import { hasPasswordColumn } from './password-rows'

export interface PageRow {
  readonly id: string
  readonly settings: PageSettings
  readonly position: number
  readonly draftVersion: number
  readonly publishedVersion: number | null
  readonly publishedAt: Date | null
  readonly deletedAt: Date | null
  readonly updatedAt: Date
  readonly updatedBy: string | null
  readonly hasPassword: boolean
  readonly scheduledAt: Date | null
  /** Of an item alone: the page of its collection, and the address of that. */
  readonly collection: { readonly id: string; readonly slug: string } | null
}

export interface PageWithDraft extends PageRow {
  readonly draft: PageDocument
}

const summaryColumns = [
  'id',
  'settings',
  'position',
  'draft_version',
  'published_version',
  'published_at',
  'deleted_at',
  'updated_at',
  'updated_by',
  'scheduled_at',
  'collection_id',
] as const

type SummaryColumns = Pick<Selectable<Tables['pages']>, (typeof summaryColumns)[number]> & {
  has_password: boolean
  collection_slug: string | null
}

const collectionSlugColumn = sql<string | null>`(
  select c.slug from pages as c where c.website_id = pages.website_id and c.id = pages.collection_id
)`.as('collection_slug')

/** The pages of the site's tree; items of collections have lists of their own. */
export async function listPages(tx: Tx, websiteId: string, inBin = false): Promise<PageRow[]> {
  const rows = await tx
    .selectFrom('pages')
    .select([...summaryColumns, hasPasswordColumn, collectionSlugColumn])
    .where('website_id', '=', websiteId)
    .where('collection_id', 'is', null)
    .where('deleted_at', inBin ? 'is not' : 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute()
  return rows.map(toPageRow)
}

const shownInBin = 500

/** Items in the bin whose collection is not, the latest first: products are brought back in their store. */
export async function listBinnedItems(tx: Tx, websiteId: string, since: Date): Promise<PageRow[]> {
  const rows = await tx
    .selectFrom('pages')
    .select([...summaryColumns, hasPasswordColumn, collectionSlugColumn])
    .where('website_id', '=', websiteId)
    .where('collection_id', 'in', (from) =>
      from
        .selectFrom('pages as c')
        .select('c.id')
        .where('c.website_id', '=', websiteId)
        .where('c.collection_id', 'is', null)
        .where('c.deleted_at', 'is', null),
    )
    .where(sql<boolean>`settings ->> 'kind' = 'item'`)
    .where('deleted_at', '>=', since)
    .orderBy('deleted_at', 'desc')
    .orderBy('id')
    .limit(shownInBin)
    .execute()
  return rows.map(toPageRow)
}

interface AskedSlugs {
  readonly websiteId: string
  readonly collectionId: string | null
  /** Of the page of the collection: pages of the tree may stand below it, too. */
  readonly below?: string
  readonly slugs: readonly string[]
}

/** Which of these addresses are in use, at the top of the site or inside of a collection. */
export async function listTakenSlugs(
  tx: Tx,
  { websiteId, collectionId, below, slugs }: AskedSlugs,
): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectFrom('pages')
    .select('slug')
    .where('website_id', '=', websiteId)
    .where(sql<string>`coalesce(collection_id, '')`, '=', collectionId ?? '')
    .where('deleted_at', 'is', null)
    .where('slug', 'in', slugs)
    .execute()
  const taken = new Set(rows.map((row) => row.slug))
  if (below === undefined) return taken
  const prefix = `${below}/`
  const inTree = await listTakenSlugs(tx, {
    websiteId,
    collectionId: null,
    slugs: slugs.map((slug) => prefix + slug),
  })
  return new Set([...taken, ...[...inTree].map((slug) => slug.slice(prefix.length))])
}

/** Those in the bin too. */
export async function hasItems(tx: Tx, websiteId: string, collectionId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('pages')
    .select('id')
    .where('website_id', '=', websiteId)
    .where('collection_id', '=', collectionId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Pages in the bin are not found. */
export async function findPage(tx: Tx, websiteId: string, pageId: string): Promise<PageWithDraft | null> {
  const row = await selectPage(tx, websiteId, pageId).where('deleted_at', 'is', null).executeTakeFirst()
  return row === undefined ? null : toPageWithDraft(row)
}

/** In the bin or not. Null when there is no such page. */
export async function readPageKind(tx: Tx, websiteId: string, pageId: string): Promise<PageKind | null> {
  const row = await tx
    .selectFrom('pages')
    .select('settings')
    .where('website_id', '=', websiteId)
    .where('id', '=', pageId)
    .executeTakeFirst()
  return row === undefined ? null : readStoredSettings(row.settings).kind
}

/** In the bin or not; nobody else changes it before the transaction ends. */
export async function lockPage(tx: Tx, websiteId: string, pageId: string): Promise<PageWithDraft | null> {
  const row = await selectPage(tx, websiteId, pageId).forUpdate().executeTakeFirst()
  return row === undefined ? null : toPageWithDraft(row)
}

function selectPage(tx: Tx, websiteId: string, pageId: string) {
  return tx
    .selectFrom('pages')
    .select([...summaryColumns, hasPasswordColumn, collectionSlugColumn, 'draft'])
    .where('website_id', '=', websiteId)
    .where('id', '=', pageId)
}

export interface NewPageRow {
  readonly websiteId: string
  readonly id: string
  readonly settings: PageSettings
  readonly document: PageDocument
  readonly position: number
  readonly collectionId?: string | null
  readonly isPublished: boolean
  readonly at: Date
  readonly by: string | null
}

export async function insertPage(tx: Tx, page: NewPageRow): Promise<void> {
  const settings = JSON.stringify(page.settings)
  const document = JSON.stringify(page.document)
  await tx
    .insertInto('pages')
    .values({
      website_id: page.websiteId,
      id: page.id,
      slug: page.settings.slug,
      collection_id: page.collectionId ?? null,
      settings,
      position: page.position,
      draft: document,
      draft_version: 1,
      published: page.isPublished ? document : null,
      published_settings: page.isPublished ? settings : null,
      published_version: page.isPublished ? 1 : null,
      published_at: page.isPublished ? page.at : null,
      deleted_at: null,
      created_at: page.at,
      updated_at: page.at,
      updated_by: page.by,
    })
    .execute()
}

export interface PageChange {
  readonly websiteId: string
  readonly pageId: string
  readonly at: Date
  readonly by: string | null
}

function changePage(tx: Tx, { websiteId, pageId }: PageChange) {
  return tx.updateTable('pages').where('website_id', '=', websiteId).where('id', '=', pageId)
}

/** False when the draft is no longer the given version: somebody else saved first. */
export async function replaceDraft(
  tx: Tx,
  change: PageChange & { readonly version: number; readonly document: PageDocument; readonly saveId: string | null },
): Promise<boolean> {
  const result = await changePage(tx, change)
    .set({
      draft: JSON.stringify(change.document),
      draft_version: change.version + 1,
      ...(change.saveId === null ? {} : { recent_saves: rememberSave(change.saveId) }),
      updated_at: change.at,
      updated_by: change.by,
    })
    .where('draft_version', '=', change.version)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

/** Enough for everybody who works on a page at the same time to find their last one. */
const rememberedSaves = 40

function rememberSave(saveId: string) {
  return sql<string[]>`(array[${saveId}::text] || recent_saves)[1:${sql.lit(rememberedSaves)}]`
}

export async function listRecentSaves(tx: Tx, websiteId: string, pageId: string): Promise<string[]> {
  const row = await tx
    .selectFrom('pages')
    .select('recent_saves')
    .where('website_id', '=', websiteId)
    .where('id', '=', pageId)
    .executeTakeFirst()
  return row?.recent_saves ?? []
}

/** Who asked for the time to publish at. */
export async function findScheduler(tx: Tx, websiteId: string, pageId: string): Promise<string | null> {
  const row = await tx
    .selectFrom('pages')
    .select('scheduled_by')
    .where('website_id', '=', websiteId)
    .where('id', '=', pageId)
    .executeTakeFirst()
  return row?.scheduled_by ?? null
}

/** Null takes the time away. */
export async function setSchedule(tx: Tx, change: PageChange, at: Date | null): Promise<void> {
  await changePage(tx, change)
    .set({ scheduled_at: at, scheduled_by: at === null ? null : change.by })
    .execute()
}

interface NewSettings {
  readonly settings: PageSettings
  readonly position?: number
  /** Of an item that is to be listed on another page. */
  readonly collectionId?: string
}

/** Settings hold at once, for visitors too where the page is published. */
export async function replaceSettings(tx: Tx, change: PageChange & NewSettings): Promise<void> {
  const settings = JSON.stringify(change.settings)
  await changePage(tx, change)
    .set({
      settings,
      slug: change.settings.slug,
      published_settings: sql<string>`case when published_version is null then null else ${settings}::jsonb end`,
      ...(change.position === undefined ? {} : { position: change.position }),
      ...(change.collectionId === undefined ? {} : { collection_id: change.collectionId }),
      updated_at: change.at,
      updated_by: change.by,
    })
    .execute()
}

/** Either way a time to publish at is past. */
export async function setPublished(tx: Tx, change: PageChange, isPublished: boolean): Promise<void> {
  await changePage(tx, change)
    .set({
      published: isPublished ? sql<string>`draft` : null,
      published_settings: isPublished ? sql<string>`settings` : null,
      published_version: isPublished ? sql<number>`draft_version` : null,
      published_at: isPublished ? change.at : null,
      withdrawn_version: isPublished ? null : sql<number>`published_version`,
      scheduled_at: null,
      scheduled_by: null,
    })
    .execute()
}

/** Visitors see what they saw before the page was unpublished. Null where it was not. */
export async function showWithdrawn(tx: Tx, { websiteId, pageId, at }: PageChange): Promise<number | null> {
  const { rows } = await sql<{ version: number }>`update pages set
      published = shown.document, published_settings = pages.settings, published_version = shown.version,
      published_at = ${at}, withdrawn_version = null
    from page_revisions as shown
    where pages.website_id = ${websiteId} and pages.id = ${pageId} and shown.website_id = pages.website_id
      and shown.page_id = pages.id and shown.version = pages.withdrawn_version
    returning shown.version`.execute(tx)
  return rows[0]?.version ?? null
}

export async function setDeleted(tx: Tx, change: PageChange, isDeleted: boolean): Promise<void> {
  await changePage(tx, change)
    .set({ deleted_at: isDeleted ? change.at : null, updated_at: change.at, updated_by: change.by })
    .execute()
}

function toPageWithDraft(row: SummaryColumns & { draft: unknown }): PageWithDraft {
  return { ...toPageRow(row), draft: readStoredDocument(row.draft) }
}

function toPageRow(row: SummaryColumns): PageRow {
  return {
    id: row.id,
    settings: readStoredSettings(row.settings),
    position: row.position,
    draftVersion: row.draft_version,
    publishedVersion: row.published_version,
    publishedAt: row.published_at,
    deletedAt: row.deleted_at,
    updatedAt: row.updated_at,
    updatedBy: row.updated_by,
    hasPassword: row.has_password,
    scheduledAt: row.scheduled_at,
    collection: row.collection_id === null ? null : { id: row.collection_id, slug: row.collection_slug ?? '' },
  }
}
