import type { MemberLink } from '@sitewright/model/accounts/members'
import { emptyPage } from '@sitewright/model/pages/document'
import { formatTitle } from '@sitewright/model/pages/title-formats'
import { pageTypes } from '@sitewright/model/reference/pages'
import type { ReactNode } from 'react'
import type { BrowserAssets } from '../../browser-files/browser-assets'
import type { RenderedPage } from '../../cache/page-cache'
import { renderPage } from '../../render/render-page'
import { type SiteData, siteDataTags } from '../../render/site-data'
import { type LivePage, readPublishedDocument } from '../../render/site-rows'
import { readViewAssets } from '../../render/view-assets'
import type { Services } from '../../services'
import { pageTag } from '../pages/page-context'
import { documentOfHostPage, type HostPageName, hostPages } from './host-pages'

export interface VisitRenderer {
  renderLivePage(site: SiteData, page: LivePage, options: RenderOptions): Promise<RenderedPage>
  renderHostPage(site: SiteData, name: HostPageName, options: RenderOptions): Promise<RenderedPage>
}

interface RenderOptions {
  readonly path: string
  readonly hasOwnerCode: boolean
  /** Shown instead of the words of the host's page. */
  readonly content?: ReactNode
  /** Styles that the content needs beside those of the host's pages. */
  readonly contentCss?: string
  /** The pages for members, when a member asks. */
  readonly memberNavigation?: readonly MemberLink[] | undefined
  /** The visitor may see the page, although not everybody may. */
  readonly isUnlocked?: boolean
}

const html = 'text/html; charset=utf-8'

export function createVisitRenderer(
  { database }: Pick<Services, 'database'>,
  browserAssets: Pick<BrowserAssets, 'runtime' | 'islands'>,
): VisitRenderer {
  async function renderHostPage(site: SiteData, name: HostPageName, options: RenderOptions) {
    const { hasOwnerCode, content, contentCss, memberNavigation } = options
    const { status, pageType, heading } = hostPages[name]
    const document = content === undefined ? documentOfHostPage(name) : emptyPage()
    // An error page must not depend on the database that may have caused it.
    const assets =
      status >= 500
        ? new Map()
        : await database.site(site.website.id, (tx) => readViewAssets(tx, site, { document, socialImageId: null }))
    const title = formatTitle(site.settings.titleFormats.page, { site: site.settings.title, page: heading })
    const page = { pageId: null, pageType, title, description: '', isIndexed: false, socialImageId: null, document }
    const body = renderPage({
      site,
      assets,
      browserAssets,
      isEditing: false,
      hasOwnerCode,
      content,
      contentCss,
      memberNavigation,
      ...page,
    })
    return { status, contentType: html, body, tags: [...siteDataTags, ...assetTags(assets)] }
  }

  return {
    renderHostPage,
    async renderLivePage(site, page, options) {
      const { settings, id: pageId } = page
      const tags = [pageTag(pageId)]
      if (settings.access !== 'public' && options.isUnlocked !== true) {
        const lock = await renderHostPage(site, settings.access, options)
        return { ...lock, tags: [...lock.tags, ...tags] }
      }
      const stored = await database.site(site.website.id, async (tx) => {
        const document = await readPublishedDocument(tx, site.website.id, pageId)
        if (document === null) return null
        const { socialImageId } = settings
        return { document, assets: await readViewAssets(tx, site, { document, socialImageId }) }
      })
      if (stored === null) return renderHostPage(site, 'notFound', options)
      const body = renderPage({
        site,
        pageId,
        pageType: settings.layout === 'cover' ? pageTypes.splashPage : pageTypes.page,
        title: titleOf(site, page),
        path: options.path,
        description: settings.description || (pageId === site.homepageId ? site.settings.description : ''),
        isIndexed: !settings.noindex && options.isUnlocked !== true,
        socialImageId: settings.socialImageId,
        browserAssets,
        isEditing: false,
        hasOwnerCode: options.hasOwnerCode,
        pageCode: settings.codeInjection,
        access: settings.access,
        memberNavigation: options.memberNavigation,
        ...stored,
      })
      return { status: 200, contentType: html, body, tags: [...siteDataTags, ...tags, ...assetTags(stored.assets)] }
    },
  }
}

/** The home page has the site's title, whatever it is called in the menu. */
function titleOf(site: SiteData, page: Pick<LivePage, 'id' | 'settings'>): string {
  const { titleFormats, title } = site.settings
  if (page.id === site.homepageId) return formatTitle(titleFormats.site, { site: title })
  return formatTitle(titleFormats.page, { site: title, page: page.settings.title })
}

function assetTags(assets: ReadonlyMap<string, unknown>): string[] {
  return [...assets.keys()].map((assetId) => `asset:${assetId}`)
}
