import type { ViewAsset } from '@sitewright/blocks/ground/view-context'
import { checkPage } from '@sitewright/blocks/page/check-page'
import { PageBody } from '@sitewright/blocks/page/page-view'
import { blockSchemas } from '@sitewright/blocks/registry/schemas'
import { renderPage } from '@sitewright/server/render/render-page'
import { toSiteData } from '@sitewright/server/render/site-data'
import { renderToString } from 'react-dom/server'

const blockCount = 60
const browserAssets = { runtime: '/runtime.js', islands: '/islands.js' }

/** A page of 60 blocks of the kinds that real pages have, and the two ways to draw it that are compared. */
export function makePage() {
  const site = toSiteData({
    website: { id: '0'.repeat(24), identifier: 'bench' },
    origin: 'http://bench.localhost',
    addresses: {
      builtInAddress: 'http://bench.localhost',
      panelAddress: 'http://localhost/sites/bench',
      platformAddress: 'http://localhost',
    },
    bodies: new Map(),
    pages: [],
    redirects: [],
  })
  const document = documentOf()
  const assets = new Map<string, ViewAsset>()
  const context = {
    assets,
    isEditing: false,
    settings: site.settings,
    texts: site.texts,
    colors: site.styles,
    navigation: [],
  }
  return {
    blocks: document.sections.reduce((sum, section) => sum + section.blocks.length, 0),
    bare: () => renderToString(<PageBody page={document} headerFooter={site.headerFooter} context={context} />),
    whole: () =>
      renderPage({
        site,
        pageId: '1'.repeat(24),
        pageType: 1,
        title: 'Bench',
        path: '/bench',
        description: '',
        isIndexed: true,
        socialImageId: null,
        document,
        markdown: new Map(),
        assets,
        browserAssets,
        isEditing: false,
        hasOwnerCode: true,
      }),
  }
}

function documentOf() {
  const types = ['text', 'image', 'button', 'quote', 'text', 'line'] as const
  const blocks = Array.from({ length: blockCount }, (_, index) => {
    const type = types[index % types.length] ?? 'text'
    const y = index * 4
    return {
      id: index.toString(16).padStart(24, '0'),
      type,
      props: blockSchemas[type].starter,
      desktop: { start: { x: 0, y }, end: { x: 12, y: y + 4 } },
    }
  })
  const section = { id: 'f'.repeat(24), rows: { desktop: blockCount * 4, mobile: blockCount * 4 }, blocks }
  const checked = checkPage({ format: 2, sections: [section] })
  if ('errors' in checked) throw new Error(JSON.stringify(checked.errors))
  return checked.page
}
