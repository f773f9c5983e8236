import type { Tx } from '../../../../storage/database'

export type ImportedKind = 'blog' | 'post' | 'page' | 'file' | 'comment'

export interface ImportedKey {
  readonly websiteId: string
  /** The address of the old site. */
  readonly source: string
  readonly kind: ImportedKind
  readonly sourceId: string
}

/** A page that an import has made, and that is still there, in the trash at least. */
export interface ImportedPage {
  readonly kind: ImportedKind
  readonly sourceId: string
  readonly pageId: string
  readonly slug: string
  readonly collectionSlug: string | null
}

export async function listImportedPages(tx: Tx, websiteId: string, source: string): Promise<ImportedPage[]> {
  const rows = await importedPages(tx, websiteId, source).execute()
  return rows.map(toPage)
}

export async function findImportedPage(
  tx: Tx,
  { websiteId, source, kind, sourceId }: ImportedKey,
): Promise<ImportedPage | null> {
  const row = await importedPages(tx, websiteId, source)
    .where('i.kind', '=', kind)
    .where('i.source_id', '=', sourceId)
    .executeTakeFirst()
  return row === undefined ? null : toPage(row)
}

/** Files that are still there, by the address that they came from. */
export async function listImportedFiles(
  tx: Tx,
  { websiteId, source }: Pick<ImportedKey, 'websiteId' | 'source'>,
  addresses: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (addresses.length === 0) return new Map()
  const rows = await tx
    .selectFrom('imported_content as i')
    .innerJoin('assets as a', (join) =>
      join.onRef('a.website_id', '=', 'i.website_id').onRef('a.id', '=', 'i.target_id'),
    )
    .select(['i.source_id', 'i.target_id'])
    .where('i.website_id', '=', websiteId)
    .where('i.source', '=', source)
    .where('i.kind', '=', 'file')
    .where('i.source_id', 'in', addresses)
    .where('a.deleted_at', 'is', null)
    .execute()
  return new Map(rows.map((row) => [row.source_id, row.target_id]))
}

/** What was taken before and is gone for good makes room for what is taken now. */
export async function rememberImported(tx: Tx, key: ImportedKey, made: { targetId: string; at: Date }): Promise<void> {
  await tx
    .insertInto('imported_content')
    .values({
      website_id: key.websiteId,
      source: key.source,
      kind: key.kind,
      source_id: key.sourceId,
      target_id: made.targetId,
      created_at: made.at,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['website_id', 'source', 'kind', 'source_id'])
        .doUpdateSet({ target_id: made.targetId, created_at: made.at }),
    )
    .execute()
}

/** Addresses of pages that stand in no collection, or in the one given. */
export async function listSlugs(tx: Tx, websiteId: string, collectionId: string | null): Promise<string[]> {
  const rows = await tx
    .selectFrom('pages')
    .select('slug')
    .where('website_id', '=', websiteId)
    .where('collection_id', collectionId === null ? 'is' : '=', collectionId)
    .where('deleted_at', 'is', null)
    .execute()
  return rows.map(({ slug }) => slug)
}

function importedPages(tx: Tx, websiteId: string, source: string) {
  return tx
    .selectFrom('imported_content as i')
    .innerJoin('pages as p', (join) =>
      join.onRef('p.website_id', '=', 'i.website_id').onRef('p.id', '=', 'i.target_id'),
    )
    .leftJoin('pages as c', (join) =>
      join.onRef('c.website_id', '=', 'p.website_id').onRef('c.id', '=', 'p.collection_id'),
    )
    .select(['i.kind', 'i.source_id', 'p.id', 'p.slug', 'c.slug as collection_slug'])
    .where('i.website_id', '=', websiteId)
    .where('i.source', '=', source)
}

function toPage(row: {
  kind: string
  source_id: string
  id: string
  slug: string
  collection_slug: string | null
}): ImportedPage {
  const { kind, source_id: sourceId, id: pageId, slug, collection_slug: collectionSlug } = row
  return { kind: kind as ImportedKind, sourceId, pageId, slug, collectionSlug }
}
