import { type SiteSectionsId, siteSections } from '@sitewright/model/header-footer/site-sections'
import { addressOfPage } from '@sitewright/model/pages/addresses/page-path'
import { emptyPage } from '@sitewright/model/pages/document'
import { hasContent } from '@sitewright/model/pages/page-settings'
import { pageTypes } from '@sitewright/model/reference/pages'
import type { BrowserAssets } from '../../../browser-files/browser-assets'
import type { FindAddedContent } from '../../../render/added-content'
import { type PageInput, renderPage } from '../../../render/render-page'
import type { FillShelves } from '../../../render/shelves'
import type { SiteData } from '../../../render/site-data'
import { readViewData } from '../../../render/view-data'
import { writePageMarkdown } from '../../../render/write-markdown'
import type { Services } from '../../../services/services'
import { findRevision } from '../store/revision-rows'
import { findPage } from '../store/rows'

export type FrameServices = Pick<Services, 'database' | 'parsers'>

interface FrameInput {
  readonly site: SiteData
  readonly pageId: string
  /** An earlier state instead of the draft. */
  readonly revisionId?: string | undefined
  /** As the panel edits it; otherwise as visitors would see it. */
  readonly isEditing: boolean
  /** Never on the address of the panel. */
  readonly hasOwnerCode?: boolean
  readonly browserAssets: Pick<BrowserAssets, 'runtime' | 'islands'>
  readonly findAdded: FindAddedContent
  readonly fillShelves: FillShelves
}

/** The draft or an earlier state of it. Null when there is no such page. */
export async function renderFrame(services: FrameServices, input: FrameInput): Promise<string | null> {
  const shown = await readFramed(services, input)
  return shown && renderPage(shown)
}

/** What is shown of it. */
export async function readFramed({ database, parsers }: FrameServices, input: FrameInput): Promise<PageInput | null> {
  const { site, pageId, revisionId, browserAssets, isEditing, findAdded, fillShelves } = input
  const websiteId = site.website.id
  const shown = await database.site(websiteId, async (tx) => {
    const page = await findPage(tx, websiteId, pageId)
    if (page === null || !hasContent(page.settings)) return null
    const revision = revisionId === undefined ? null : await findRevision(tx, { websiteId, pageId, revisionId })
    if (revisionId !== undefined && revision === null) return null
    const { title, slug, description, socialImageId, layout } = page.settings
    const document = revision?.document ?? page.draft
    const added = (await findAdded(tx, site, { ...page, isEditing })) ?? undefined
    const { assets, shelves, itemShelves } = await readViewData(tx, site, { document, socialImageId, fillShelves })
    return {
      site,
      pageId,
      pageType: added?.pageType ?? (layout === 'cover' ? pageTypes.splashPage : pageTypes.page),
      title,
      path: added?.canonicalPath ?? addressOfPage(slug, pageId === site.homepageId),
      description,
      isIndexed: false,
      socialImageId,
      document,
      assets,
      shelves,
      itemShelves,
      browserAssets,
      added,
      isEditing,
      hasOwnerCode: input.hasOwnerCode === true,
      pageCode: page.settings.codeInjection,
    }
  })
  return shown && { ...shown, markdown: await writePageMarkdown(parsers, site, shown.document) }
}

interface SectionsFrameInput extends Pick<FrameInput, 'site' | 'browserAssets' | 'fillShelves'> {
  readonly sectionsId: SiteSectionsId
}

/** Sections of every page in the place of a page's content, for the canvas that edits them. The footer has no bar above it. */
export async function renderSectionsFrame(
  { database, parsers }: FrameServices,
  { site, sectionsId, browserAssets, fillShelves }: SectionsFrameInput,
): Promise<string> {
  const { field, label } = siteSections[sectionsId]
  const document = site.headerFooter[field]
  const noBar = { button: null, parts: { brand: false, navigation: false, social: false, search: false } }
  const header = { ...site.headerFooter.header, ...(sectionsId === 'footer' ? noBar : {}) }
  const { assets, shelves, itemShelves } = await database.site(site.website.id, (tx) =>
    readViewData(tx, site, { document, socialImageId: null, fillShelves }),
  )
  return renderPage({
    site: { ...site, headerFooter: { header, headerSections: emptyPage(), footer: emptyPage() } },
    pageId: null,
    pageType: pageTypes.page,
    title: label,
    description: '',
    isIndexed: false,
    socialImageId: null,
    document,
    assets,
    shelves,
    itemShelves,
    markdown: await writePageMarkdown(parsers, site, document),
    browserAssets,
    isEditing: true,
    hasOwnerCode: false,
  })
}
