import { emptyPage, type PageDocument } from '@sitewright/model/pages/document'
import { pageSettings } from '@sitewright/model/pages/page-settings'
import { storeDesign } from '@sitewright/model/pages/store-design'
import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { paths } from '@sitewright/model/routes/paths'
import { createVisiblePart } from '@sitewright/testkit/pages/visible-part'
import { createPageOwner } from '@sitewright/testkit/sites/test-pages'
import { findDeadSettings } from '@sitewright/testkit/walks/find-dead-settings'
import {
  facesOfPlacements,
  facesOfSections,
  pageOf,
  placements,
  sectionLooks,
} from '@sitewright/testkit/walks/walked-page'
import { fillWalkedShop } from '@sitewright/testkit/walks/walked-shop'
import { startWalkedSite, type WalkedSite } from '@sitewright/testkit/walks/walked-site'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'

let site: WalkedSite
let pages: ReturnType<typeof createPageOwner>
let pageId: string
let folderId: string
const visiblePart = createVisiblePart()

beforeAll(async () => {
  site = await startWalkedSite()
  pages = createPageOwner(site.owner.client)
  pageId = await pages.createPublished({ title: 'About us', slug: 'about' }, 'Words about us')
  folderId = await pages.create({ title: 'More', slug: 'more', kind: 'folder' })
})
afterAll(() => site.stop())

async function lookAt(...addresses: string[]): Promise<string> {
  const visitor = site.host.visitor(site.owner.site)
  const answers = await Promise.all(addresses.map((address) => visitor.get(address)))
  return answers
    .map(({ status, headers, text }) => `${status} ${headers.location ?? ''}\n${visiblePart(text)}`)
    .join('\n')
}

function given(path: string): readonly unknown[] {
  if (path === 'parentId') return [folderId]
  if (path === 'background') return [{ kind: 'image', assetId: site.pictures[0] }]
  return site.given(path)
}

/** The same sections stand on a page, and in the header and the footer of every page. */
const places: Record<string, (document: PageDocument) => Promise<void>> = {
  'a page': async (document) => {
    const { client } = site.owner
    const { draftVersion: version } = (await client.get(fillPath(api.page, { pageId }))).body
    const saved = await client.put(fillPath(api.pageDocument, { pageId }), { version, document })
    expect(saved.status, saved.text).toBe(200)
    await pages.publish(pageId)
  },
  'the header': (headerSections) => pages.changeDocument(api.siteHeaderFooterDocument, { headerSections }),
  'the footer': (footer) => pages.changeDocument(api.siteHeaderFooterDocument, { footer }),
}

test.each(Object.entries(places))('[EFF-021] every setting of a section of %s changes the page', async (_, store) => {
  const [pictureId = '', videoId = ''] = [site.pictures[0], site.videos[0]]
  const { dead } = await findDeadSettings({
    schema: sectionLooks,
    faces: facesOfSections(pictureId, videoId),
    given,
    write: (looks) => store(pageOf(sectionLooks.parse(looks))),
    looks: [() => lookAt('/about')],
  })
  expect(dead).toEqual([])
  await pages.changeDocument(api.siteHeaderFooterDocument, { headerSections: emptyPage(), footer: emptyPage() })
})

test('[EFF-021] every setting of where a block stands changes the page, on desktops and on phones', async () => {
  const { dead } = await findDeadSettings({
    schema: placements,
    faces: facesOfPlacements,
    write: (placement) => places['a page']?.(pageOf({}, placements.parse(placement))) ?? Promise.resolve(),
    looks: [() => lookAt('/about')],
  })
  expect(dead).toEqual([])
})

test('[EFF-021] every setting of a page changes what visitors get', async () => {
  const code = { header: '<meta name="kiln">', footer: '<p>Kiln</p>' }
  const page = { title: 'About us', slug: 'about', description: 'All about us', codeInjection: code }
  const faces = [page, { ...page, kind: 'link', linkTarget: 'https://elsewhere.example/' }]
  const { dead } = await findDeadSettings({
    schema: pageSettings
      .omit({ store: true, collection: true, item: true })
      .extend({ kind: z.enum(['page', 'folder', 'link']) }),
    faces: faces.map((face) => pageSettings.parse(face)),
    given,
    write: async (settings) => {
      const { access } = pageSettings.parse(settings)
      await pages.change(pageId, {
        ...pageSettings.parse(settings),
        ...(access === 'password' ? { password: 'open-kiln' } : {}),
      })
    },
    looks: [() => lookAt('/about', '/', paths.sitemap)],
  })
  expect(dead).toEqual([])
})

test('[EFF-021] every setting of a store changes its list or the pages of its products', async () => {
  const storeId = await pages.createPublished({ title: 'Pottery', slug: 'pottery', kind: 'store' })
  await fillWalkedShop(site, storeId)
  const { dead } = await findDeadSettings({
    schema: storeDesign,
    faces: [storeDesign.parse({ pageSize: 7 })],
    write: (store) => pages.change(storeId, { store }),
    looks: [() => lookAt('/pottery'), () => lookAt('/pottery/p/mug-1')],
  })
  expect(dead).toEqual([])
})
