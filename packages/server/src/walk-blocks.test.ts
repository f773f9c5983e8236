import { findSample } from '@sitewright/blocks/registry/samples'
import { blockSchemas, findBlock } from '@sitewright/blocks/registry/schemas'
import { pageFormat } from '@sitewright/model/pages/document'
import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { paths } from '@sitewright/model/routes/paths'
import { createVisiblePart } from '@sitewright/testkit/pages/visible-part'
import { sampleId } from '@sitewright/testkit/sites/sample-page'
import { createPageOwner } from '@sitewright/testkit/sites/test-pages'
import { findDeadSettings } from '@sitewright/testkit/walks/find-dead-settings'
import { openSendLook } from '@sitewright/testkit/walks/send-look'
import { startWalkedSite, type WalkedSite } from '@sitewright/testkit/walks/walked-site'
import { afterAll, beforeAll, expect, test } from 'vitest'

let site: WalkedSite
let pageId: string
let version: number
let sending: Awaited<ReturnType<typeof openSendLook>>
const blockId = sampleId(3)
const visiblePart = createVisiblePart()

beforeAll(async () => {
  site = await startWalkedSite()
  const pages = createPageOwner(site.owner.client)
  pageId = await pages.createPublished({ title: 'Block', slug: 'block' }, 'Words')
  version = (await site.owner.client.get(fillPath(api.page, { pageId }))).body.draftVersion
  sending = await openSendLook(site)
})
afterAll(async () => {
  sending.close()
  await site.stop()
})

/** The block as it is when it is new, with something to show, and with each of its faces. */
function listFaces(type: string): unknown[] {
  const definition = findBlock(type)
  const { fill, faces } = findSample(type) ?? {}
  const [pictureId = ''] = site.pictures
  const [videoId = ''] = site.videos
  const [listId = ''] = site.lists
  const [productId = ''] = site.store.products
  const [categoryId = ''] = site.store.categories
  const [collectionId = '', eventsId = ''] = site.collections
  const more = { videoId, listId, productId, categoryId, tag: 'blue', collectionId, eventsId }
  const filled = { ...definition?.starter, ...fill?.(pictureId, more) }
  const shown = [{}, ...(faces?.(pictureId, more) ?? [])].map((face) => ({ ...filled, ...face }))
  return [...shown, definition?.starter].map((props) => definition?.props.parse(props))
}

async function publish(type: string, props: unknown): Promise<void> {
  const { client } = site.owner
  const desktop = { start: { x: 0, y: 0 }, end: { x: 24, y: 12 } }
  const sections = [
    { id: sampleId(1), blocks: [] },
    { id: sampleId(2), blocks: [{ id: blockId, type, props, desktop }] },
  ]
  const document = { format: pageFormat, sections }
  const saved = await client.put(fillPath(api.pageDocument, { pageId }), { version, document })
  expect(saved.status, saved.text).toBe(200)
  version = saved.body.draftVersion
  const published = await client.post(fillPath(api.pagePublish, { pageId }), {})
  expect(published.status, published.text).toBe(200)
}

async function lookAtPage(): Promise<string> {
  return visiblePart((await site.host.visitor(site.owner.site).get('/block')).text)
}

/** The draft as the owner sees it, with what stands there for the owner alone. */
async function lookAtFrame(): Promise<string> {
  return visiblePart((await site.owner.client.get(fillPath(paths.configFrame, { pageId }))).text)
}

/** What only the test can name: words that a free text means something by, and where calls are received. */
function given(path: string): readonly unknown[] {
  if (path.endsWith('active-alignment')) return ['left']
  if (path.endsWith('.webhook')) return [sending.webhook]
  return site.given(path)
}

test.each(Object.keys(blockSchemas))('[EFF-021] every setting of the %s block changes the page', async (type) => {
  const { props, starter } = findBlock(type) ?? {}
  if (!props) throw new Error(`There is no block named ${type}.`)
  const lookAtForm = () => sending.look(blockId)
  const { dead } = await findDeadSettings({
    schema: props,
    faces: listFaces(type),
    given,
    write: (value) => publish(type, value),
    looks: [lookAtPage, lookAtFrame, ...(starter && 'form' in starter ? [lookAtForm] : [])],
  })
  expect(dead).toEqual([])
})
