import { BlockAlone } from '@sitewright/blocks/page/block-frame'
import { emptyPage, type PlacedBlock, section } from '@sitewright/model/pages/document'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Database } from '../storage/database'
import { viewContextOf } from './render-page'
import type { FillShelves } from './shelves'
import type { SiteData } from './site-data'
import { readViewData } from './view-data'

interface BlockParts {
  readonly database: Database
  readonly fillShelves: FillShelves
}

/** One block as its page would show it to visitors, without what the page puts around it. */
export type RenderBlock = (site: SiteData, block: PlacedBlock) => Promise<string>

export function createBlockRenderer({ database, fillShelves }: BlockParts): RenderBlock {
  return async (site, block) => {
    const bare = { ...site, headerFooter: { ...site.headerFooter, headerSections: emptyPage(), footer: emptyPage() } }
    const document = { ...emptyPage(), sections: [section.parse({ id: block.id, blocks: [block] })] }
    const shown = await database.site(site.website.id, (tx) =>
      readViewData(tx, bare, { document, socialImageId: null, fillShelves }),
    )
    const context = viewContextOf({ site: bare, pageId: null, ...shown, markdown: new Map(), isEditing: false })
    return renderToStaticMarkup(<BlockAlone block={block} context={context} />)
  }
}
