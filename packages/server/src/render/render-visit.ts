import { NotFoundScreen } from '@sitewright/blocks/host-pages/not-found-screen'
import type { MemberLink } from '@sitewright/model/accounts/members'
import { emptyPage } from '@sitewright/model/pages/document'
import { formatTitle } from '@sitewright/model/pages/title-formats'
import { pageTypes } from '@sitewright/model/reference/pages'
import { createElement, type ReactNode } from 'react'
import type { BrowserAssets } from '../browser-files/browser-assets'
import type { RenderedPage } from '../cache/page-cache'
import { pageTag } from '../content/cache-tags'
import { type LivePage, readPublishedDocument } from '../content/site-rows'
import type { HeaderList } from '../http/security-headers'
import type { Parsers } from '../parsing/parsers'
import type { Database } from '../storage/database'
import type { AddedToVisit } from './added-content'
import { type HostPageName, hostPages } from './host-pages'
import { hostDocument, readHostDocument } from './own-pages'
import { type PageGuard, pageHeaders } from './page-policy'
import { type PageInput, renderPage } from './render-page'
import type { FillShelves } from './shelves'
import { isOpenToSearch, servingOf } from './shown-site'
import { type SiteData, siteDataTags } from './site-data'
import { readViewData } from './view-data'
import { writePageMarkdown } from './write-markdown'

export interface VisitRenderer {
  renderLivePage(site: SiteData, page: LivePage, options: RenderOptions): Promise<RenderedPage>
  renderHostPage(site: SiteData, name: HostPageName, options: RenderOptions): Promise<RenderedPage>
}

export interface RenderOptions {
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
  /** Who the page is for; everybody, unless this says otherwise. */
  readonly guard?: PageGuard
  /** Without the header and the footer of the site. */
  readonly isBare?: boolean
  /** What the kind of the page adds to the owner's sections. */
  readonly added?: AddedToVisit | undefined
}

const html = 'text/html; charset=utf-8'

interface RenderParts {
  readonly database: Database
  readonly parsers: Parsers
  readonly fillShelves: FillShelves
}

export function createVisitRenderer(
  { database, parsers, fillShelves }: RenderParts,
  browserAssets: Pick<BrowserAssets, 'runtime' | 'islands'>,
): VisitRenderer {
  async function renderHostPage(site: SiteData, name: HostPageName, options: RenderOptions) {
    const { hasOwnerCode, contentCss, memberNavigation, isBare, guard } = options
    const { status, pageType } = hostPages[name]
    const { heading } = site.texts.pages[name]
    const content = options.content ?? contentOf(name, site)
    const hasContent = content !== undefined
    // An error page must not depend on the database that may have caused it.
    const {
      own,
      document,
      tags: shownTags,
      ...shown
    } = status >= 500
      ? { own: undefined, assets: new Map(), ...hostDocument(name, hasContent, site.texts) }
      : await database.site(site.website.id, async (tx) => {
          const host = await readHostDocument(tx, site, name, hasContent)
          const view = await readViewData(tx, site, { document: host.document, socialImageId: null, fillShelves })
          return { ...view, ...host, tags: [...view.tags, ...host.tags] }
        })
    const title = formatTitle(site.settings.titleFormats.page, {
      site: site.settings.title,
      page: own?.settings.title ?? heading,
    })
    const page = { pageId: null, pageType, title, description: '', isIndexed: false, socialImageId: null, document }
    const input: PageInput = {
      site,
      ...shown,
      markdown: await writePageMarkdown(parsers, site, document),
      browserAssets,
      isEditing: false,
      hasOwnerCode,
      ...(own === undefined ? {} : { pageCode: own.settings.codeInjection }),
      content,
      contentCss,
      memberNavigation,
      isBare,
      ...page,
    }
    const tags = [...siteDataTags, ...shownTags]
    return { status, contentType: html, body: renderPage(input), tags, headers: headersOf(input, guard) }
  }

  return {
    renderHostPage,
    async renderLivePage(site, page, options) {
      const { settings, id: pageId } = page
      const { added } = options
      const tags = [pageTag(pageId), ...(added?.tags ?? [])]
      if (settings.access !== 'public' && options.isUnlocked !== true) {
        const lock = await renderHostPage(site, settings.access, options)
        return { ...lock, tags: [...lock.tags, ...tags] }
      }
      const stored = await database.site(site.website.id, async (tx) => {
        const published = await readPublishedDocument(tx, site.website.id, pageId)
        if (published === null) return null
        const document = added?.hasSections === false ? emptyPage() : published
        const socialImageId = added?.socialImageId ?? settings.socialImageId
        return { document, ...(await readViewData(tx, site, { document, socialImageId, fillShelves })) }
      })
      if (stored === null) return renderHostPage(site, 'notFound', options)
      const { tags: shownTags, until: shownUntil, ...shown } = stored
      const markdown = await writePageMarkdown(parsers, site, stored.document)
      const input: PageInput = {
        site,
        pageId,
        pageType: added?.pageType ?? (settings.layout === 'cover' ? pageTypes.splashPage : pageTypes.page),
        title: added?.title ?? titleOf(site, page),
        path: added?.canonicalPath ?? options.path,
        description: added?.description ?? describePage(site, page),
        isIndexed:
          isOpenToSearch(site) && !settings.noindex && options.isUnlocked !== true && added?.isUnlisted !== true,
        socialImageId: added?.socialImageId ?? settings.socialImageId,
        added,
        browserAssets,
        isEditing: false,
        hasOwnerCode: options.hasOwnerCode,
        pageCode: settings.codeInjection,
        access: settings.access,
        memberNavigation: options.memberNavigation,
        markdown,
        ...shown,
      }
      const allTags = [...siteDataTags, ...tags, ...shownTags]
      const heedsQuery = added !== undefined
      const headers = headersOf(input, 'public')
      const ends = [added?.until, shownUntil].filter((it) => typeof it === 'number')
      const until = ends.length === 0 ? undefined : Math.min(...ends)
      return { status: 200, contentType: html, body: renderPage(input), tags: allTags, headers, heedsQuery, until }
    },
  }
}

/** What stands on a page of the host whoever asks for it. */
function contentOf(name: HostPageName, site: SiteData): ReactNode | undefined {
  if (name !== 'notFound') return undefined
  const { texts } = site
  const words = site.ownPages.notFound === undefined ? texts.pages.notFound : undefined
  return createElement(NotFoundScreen, { texts, words, hasSearch: servingOf(site) === 'site' })
}

export function describePage(
  { settings: site, homepageId }: SiteData,
  page: Pick<LivePage, 'id' | 'settings'>,
): string {
  return page.settings.description || (page.id === homepageId ? site.description || site.tagline : '')
}

/** A site that is closed to search engines says so with every page. */
function headersOf(input: PageInput, guard: PageGuard = 'public'): HeaderList {
  const robots: HeaderList = isOpenToSearch(input.site) ? {} : { 'x-robots-tag': 'noindex' }
  return { ...robots, ...pageHeaders(input, guard) }
}

/** Its own title for search engines; else the home page has the site's title, whatever it is called in the menu. */
export function titleOf(site: SiteData, page: Pick<LivePage, 'id' | 'settings'>): string {
  const { titleFormats, title } = site.settings
  if (page.settings.seoTitle !== '') return page.settings.seoTitle
  if (page.id === site.homepageId) return formatTitle(titleFormats.site, { site: title })
  return formatTitle(titleFormats.page, { site: title, page: page.settings.title })
}
