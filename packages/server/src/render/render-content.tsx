import { PageSections } from '@sitewright/blocks/page/page-view'
import { emptyPage } from '@sitewright/model/pages/document'
import { renderToStaticMarkup } from 'react-dom/server'
import { readPublishedDocument } from '../content/site-rows'
import type { Parsers } from '../parsing/parsers'
import type { Database, Tx } from '../storage/database'
import type { AddedToVisit } from './added-content'
import { viewContextOf } from './render-page'
import type { FillShelves } from './shelves'
import type { SiteData } from './site-data'
import { readViewData } from './view-data'
import { writePageMarkdown } from './write-markdown'

interface ContentParts {
  readonly database: Database
  readonly parsers: Parsers
  readonly fillShelves: FillShelves
}

/** What published pages say, without what the site puts around every page: for feeds and other programs. */
export interface ContentRenderer {
  /** HTML by the ids of the pages, and what makes it wrong. One that is not published is left out. */
  renderSections(site: SiteData, pageIds: readonly string[]): Promise<RenderedSections>
  /** The same with what the kind of the page adds. */
  renderMain(site: SiteData, pageId: string, added: AddedToVisit): Promise<RenderedMain | null>
}

interface RenderedSections {
  readonly html: ReadonlyMap<string, string>
  readonly tags: readonly string[]
}

interface RenderedMain {
  readonly html: string
  readonly tags: readonly string[]
}

export function createContentRenderer({ database, parsers, fillShelves }: ContentParts): ContentRenderer {
  async function readShown(tx: Tx, site: SiteData, pageId: string) {
    const document = await readPublishedDocument(tx, site.website.id, pageId)
    if (document === null) return null
    // The header and the footer are not shown.
    const bare = { ...site, headerFooter: { ...site.headerFooter, headerSections: emptyPage(), footer: emptyPage() } }
    const { tags, ...shown } = await readViewData(tx, bare, { document, socialImageId: null, fillShelves })
    return { pageId, document, tags, shown, site: bare }
  }

  type Shown = NonNullable<Awaited<ReturnType<typeof readShown>>>

  async function draw({ pageId, document, shown, site }: Shown): Promise<string> {
    const markdown = await writePageMarkdown(parsers, site, document)
    const context = viewContextOf({ site, pageId, ...shown, markdown, isEditing: false })
    return renderToStaticMarkup(<PageSections page={document} context={context} />)
  }

  return {
    async renderSections(site, pageIds) {
      const read = await database.site(site.website.id, (tx) =>
        Promise.all(pageIds.map((id) => readShown(tx, site, id))),
      )
      const pages = read.filter((page) => page !== null)
      const drawn = await Promise.all(pages.map(async (page) => [page.pageId, await draw(page)] as const))
      return { html: new Map(drawn), tags: [...new Set(pages.flatMap(({ tags }) => tags))] }
    },
    async renderMain(site, pageId, { above, below, hasSections }) {
      const page = await database.site(site.website.id, (tx) => readShown(tx, site, pageId))
      if (page === null) return null
      const [before, after] = [above, below].map((part) => renderToStaticMarkup(part))
      return { html: `${before}${hasSections ? await draw(page) : ''}${after}`, tags: page.tags }
    },
  }
}
