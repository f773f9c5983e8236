import { emptyPage } from '@sitewright/model/pages/document'
import { addressOfPage } from '@sitewright/model/pages/page-path'
import { pageTypes } from '@sitewright/model/reference/pages'
import type { BrowserAssets } from '../../browser-files/browser-assets'
import { renderPage } from '../../render/render-page'
import type { SiteData } from '../../render/site-data'
import { readViewAssets } from '../../render/view-assets'
import type { Services } from '../../services'
import { findRevision } from './revision-rows'
import { findPage } from './rows'

export type FrameServices = Pick<Services, 'database'>

interface FrameInput {
  readonly site: SiteData
  readonly pageId: string
  /** An earlier state instead of the draft. */
  readonly revisionId?: string | undefined
  /** As the panel edits it; otherwise as visitors would see it. */
  readonly isEditing: boolean
  readonly browserAssets: Pick<BrowserAssets, 'runtime' | 'islands'>
}

/** The draft or an earlier state of it, without the owner's own code. Null when there is no such page. */
export async function renderFrame({ database }: FrameServices, input: FrameInput): Promise<string | null> {
  const { site, pageId, revisionId, browserAssets, isEditing } = input
  const websiteId = site.website.id
  return database.site(websiteId, async (tx) => {
    const page = await findPage(tx, websiteId, pageId)
    if (page === null || page.settings.kind !== 'page') return null
    const revision = revisionId === undefined ? null : await findRevision(tx, { websiteId, pageId, revisionId })
    if (revisionId !== undefined && revision === null) return null
    const { title, slug, description, socialImageId, layout } = page.settings
    const document = revision?.document ?? page.draft
    return renderPage({
      site,
      pageId,
      pageType: layout === 'cover' ? pageTypes.splashPage : pageTypes.page,
      title,
      path: addressOfPage(slug, pageId === site.homepageId),
      description,
      isIndexed: false,
      socialImageId,
      document,
      assets: await readViewAssets(tx, site, { document, socialImageId }),
      browserAssets,
      isEditing,
      hasOwnerCode: false,
    })
  })
}

/** The footer alone in the place of a page's content, for the canvas that edits it. */
export async function renderFooterFrame(
  { database }: FrameServices,
  { site, browserAssets }: Pick<FrameInput, 'site' | 'browserAssets'>,
): Promise<string> {
  const document = site.headerFooter.footer
  const header = {
    ...site.headerFooter.header,
    button: null,
    parts: { brand: false, navigation: false, social: false },
  }
  return database.site(site.website.id, async (tx) =>
    renderPage({
      site: { ...site, headerFooter: { header, footer: emptyPage() } },
      pageId: null,
      pageType: pageTypes.page,
      title: 'Footer',
      description: '',
      isIndexed: false,
      socialImageId: null,
      document,
      assets: await readViewAssets(tx, site, { document, socialImageId: null }),
      browserAssets,
      isEditing: true,
      hasOwnerCode: false,
    }),
  )
}
