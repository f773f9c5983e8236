import type { AssetUse } from '@sitewright/model/assets/asset-answers'
import { sql } from 'kysely'
import type { Tx } from '../../../storage/database'

/**
 * Every place of the site that names one of the files: content of pages (draft and published), their settings, and the site's
 * documents. Ids are looked for in the stored text, so that no block has to tell where it keeps them, and links to files
 * count too. Pages in the bin do not count.
 */
export async function listUses(tx: Tx, websiteId: string, assetIds: readonly string[]): Promise<AssetUse[]> {
  const pattern = assetIds.join('|')
  const pages = await tx
    .selectFrom('pages')
    .select(['id', 'settings', 'draft', 'published'])
    .where('website_id', '=', websiteId)
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`named ~ ${pattern}`)
    .orderBy('position')
    .orderBy('id')
    .execute()
  const documents = await tx
    .selectFrom('site_documents')
    .select(['name', 'body'])
    .where('website_id', '=', websiteId)
    .where(sql<boolean>`body::text ~ ${pattern}`)
    .orderBy('name')
    .execute()
  return assetIds.flatMap((assetId) => [
    ...pages.flatMap((page) => usesOfPage(page, assetId)),
    ...documents.filter(({ body }) => names(body, assetId)).map(({ name }) => useOfDocument(name, assetId)),
  ])
}

interface StoredPage {
  readonly id: string
  readonly settings: unknown
  readonly draft: unknown
  readonly published: unknown
}

function usesOfPage({ id: pageId, settings, draft, published }: StoredPage, assetId: string): AssetUse[] {
  const { title } = settings as { title: string }
  const drafted = sectionsNaming(draft, assetId)
  const shown = sectionsNaming(published, assetId)
  const inContent = [...new Map([...shown, ...drafted])].map(([sectionId, section]) => ({
    assetId,
    place: 'page',
    pageId,
    title,
    section,
    inDraft: drafted.has(sectionId),
    inPublished: shown.has(sectionId),
  }))
  if (!names(settings, assetId)) return inContent
  const inPublished = published !== null
  return [...inContent, { assetId, place: 'page-settings', pageId, title, section: null, inDraft: true, inPublished }]
}

/** By the id of the section, what it is called. */
function sectionsNaming(document: unknown, assetId: string): Map<string, string> {
  const sections = (document as { sections?: { id: string; name?: string }[] } | null)?.sections ?? []
  return new Map(
    sections.flatMap((section, index) =>
      names(section, assetId) ? [[section.id, section.name || `Section ${index + 1}`] as const] : [],
    ),
  )
}

function useOfDocument(place: string, assetId: string): AssetUse {
  return { assetId, place, pageId: null, title: '', section: null, inDraft: true, inPublished: true }
}

function names(stored: unknown, assetId: string): boolean {
  return JSON.stringify(stored ?? null).includes(assetId)
}
