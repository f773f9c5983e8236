import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import type { ApiClient } from '@sitewright/testkit/client/api-client'
import { makeMultipart } from '@sitewright/testkit/client/multipart'
import { createMemoryBlobs } from '@sitewright/testkit/host/memory-blobs'
import { startTestHost, type TestHost } from '@sitewright/testkit/host/test-host'
import { createPageOwner, documentSaying } from '@sitewright/testkit/sites/test-pages'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { BlobStore } from '../../blobs/blob-store'

let host: TestHost
const kept = new Set<string>()

beforeAll(async () => {
  host = await startTestHost({ services: { blobs: rememberKeys(createMemoryBlobs()) } })
})
afterAll(() => host?.stop())

function rememberKeys(blobs: BlobStore): BlobStore {
  return {
    ...blobs,
    async put(key, content, contentType) {
      await blobs.put(key, content, contentType)
      kept.add(key)
    },
    async remove(key) {
      await blobs.remove(key)
      kept.delete(key)
    },
  }
}

async function send(client: ApiClient, path: string, content: Buffer | string, filename: string) {
  const { body, contentType } = makeMultipart([{ name: 'file', filename, content }])
  const answer = await client.post(path, undefined, { raw: { content: body, contentType } })
  return { status: answer.status, body: JSON.parse(answer.text) }
}

const colors = { red: { r: 200, g: 20, b: 20 }, blue: { r: 20, g: 20, b: 200 } }
const picture = (color: keyof typeof colors, width = 400) =>
  sharp({ create: { width, height: 200, channels: 3, background: colors[color] } })
    .png()
    .toBuffer()

async function openSite() {
  const owner = await host.owner()
  const upload = (content: Buffer | string, filename: string) => send(owner.client, api.assets, content, filename)
  return {
    owner,
    client: owner.client,
    upload,
    pages: createPageOwner(owner.client),
    visitor: host.visitor(owner.site),
  }
}
const keysOf = (assetId: string) => [...kept].filter((key) => key.includes(`/${assetId}/`))

test('a replaced picture keeps its id, shows everywhere at a new address, and its old bytes go', async () => {
  const { client, upload, pages, visitor } = await openSite()
  const { body: asset } = await upload(await picture('red'), 'sign.png')
  const block = { ...documentSaying().sections[0]?.blocks[0], type: 'image', props: { assetId: asset.id } }
  const pageId = await pages.create({ title: 'Sign' })
  const document = { ...documentSaying(), sections: [{ ...documentSaying().sections[0], blocks: [block] }] }
  await client.put(fillPath(api.pageDocument, { pageId }), { version: 1, document })
  await pages.publish(pageId)
  expect((await visitor.get('/sign')).text).toContain(asset.address)
  await visitor.get(`${asset.address}?format=100w`, { headers: { accept: 'image/webp' } })
  const before = keysOf(asset.id)
  expect(before.length).toBeGreaterThan(1)

  const path = fillPath(api.assetFile, { assetId: asset.id })
  const replaced = await send(client, path, await picture('blue', 300), 'other-name.png')
  expect(replaced.body).toMatchObject({ id: asset.id, name: 'sign.png', width: 300, address: `${asset.address}?v=2` })
  expect((await visitor.get('/sign')).text).toContain(`${asset.address}?v=2&amp;format=300w`)
  const shown = await visitor.get(`${replaced.body.address}&format=100w`, { headers: { accept: 'image/webp' } })
  expect(shown.headers['cache-control']).toContain('immutable')
  const { dominant } = await sharp(shown.bytes).stats()
  expect(dominant.b).toBeGreaterThan(dominant.r)
  const old = await visitor.get(asset.address)
  expect([old.status, old.headers['cache-control']]).toEqual([200, 'public, max-age=0, must-revalidate'])
  await host.runDueJobs()
  const left = keysOf(asset.id)
  expect(left.length).toBeGreaterThan(1)
  expect(left.filter((key) => before.includes(key))).toEqual([])
  expect((await visitor.get(replaced.body.address)).status).toBe(200)
})

test('a file is replaced by one of its kind alone, and by nobody of another site', async () => {
  const { client, upload } = await openSite()
  const stranger = await openSite()
  const { body: asset } = await upload(await picture('red'), 'sign.png')
  const path = fillPath(api.assetFile, { assetId: asset.id })
  const wrong = await send(client, path, 'just words', 'note.txt')
  expect([wrong.status, wrong.body.errorKey]).toEqual([409, 'asset.other-kind'])
  expect((await send(stranger.client, path, await picture('blue'), 'x.png')).status).toBe(404)
  expect((await client.get(fillPath(api.asset, { assetId: asset.id }))).body.address).toBe(asset.address)
  expect(keysOf(asset.id)).toHaveLength(1)
})

test('where a file is used is told: sections of drafts and published pages, settings, and the site itself', async () => {
  const { client, upload, pages } = await openSite()
  const stranger = await openSite()
  const { body: asset } = await upload(await picture('red'), 'sign.png')
  const { body: lonely } = await upload('words', 'lonely.txt')
  const pageId = await pages.create({ title: 'Sign', socialImageId: asset.id })
  const [section] = documentSaying().sections
  const blocks = [{ ...section?.blocks[0], type: 'image', props: { assetId: asset.id } }]
  const document = { ...documentSaying(), sections: [{ ...section, name: 'Intro', blocks }] }
  await client.put(fillPath(api.pageDocument, { pageId }), { version: 1, document })
  await pages.changeDocument(api.siteSettings, { logoId: asset.id })
  const uses = async (by: ApiClient, ...ids: string[]) =>
    (await by.get(`${api.assetUses}?assetIds=${ids.join(',')}`)).body.uses
  const base = { assetId: asset.id, section: null, inDraft: true, inPublished: false }
  expect(await uses(client, asset.id, lonely.id)).toEqual([
    { ...base, place: 'page', pageId, title: 'Sign', section: 'Intro' },
    { ...base, place: 'page-settings', pageId, title: 'Sign' },
    { ...base, place: 'settings', pageId: null, title: '', inPublished: true },
  ])
  await pages.publish(pageId)
  await pages.save(pageId, 2, 'Without the picture')
  expect((await uses(client, asset.id))[0]).toMatchObject({ place: 'page', inDraft: false, inPublished: true })
  expect(await uses(stranger.client, asset.id)).toEqual([])
  expect((await client.get(`${api.assetUses}?assetIds=.*`)).status).toBe(400)
})

test('deleted files rest in the bin for 30 days, come back as they were, and then lose their bytes', async () => {
  const { owner, client, upload, visitor } = await openSite()
  const stranger = await openSite()
  const { body: lost } = await upload(await picture('red'), 'lost.png')
  const { body: back } = await upload(await picture('blue'), 'back.png')
  await visitor.get(`${lost.address}?format=100w`, { headers: { accept: 'image/avif' } })
  const assetIds = [lost.id, back.id]
  expect((await stranger.client.post(api.assetBin, { assetIds })).body).toEqual({ assetIds: [] })
  expect((await client.post(api.assetBin, { assetIds })).body.assetIds.toSorted()).toEqual(assetIds.toSorted())
  expect((await visitor.get(lost.address)).status).toBe(404)
  const names = async (by: ApiClient, query: string) =>
    (await by.get(`${api.assets}?${query}`)).body.assets.map((it: { name: string }) => it.name)
  expect(await names(client, 'bin=true&sort=name')).toEqual(['back.png', 'lost.png'])
  expect(await names(client, '')).toEqual([])
  expect((await client.post(api.assetRestore, { assetIds: [back.id] })).body).toEqual({ assetIds: [back.id] })
  expect((await visitor.get(back.address)).status).toBe(200)

  host.clock.advance(31 * 24 * 60 * 60 * 1000)
  const later = await host.signIn(client.host, owner)
  expect(await names(later, 'bin=true')).toEqual([])
  expect((await later.post(api.assetRestore, { assetIds: [lost.id] })).body).toEqual({ assetIds: [] })
  expect(keysOf(lost.id)).toHaveLength(2)
  host.clock.advance(24 * 60 * 60 * 1000)
  await host.runDueJobs()
  await host.runDueJobs()
  expect(keysOf(lost.id)).toEqual([])
  expect((await visitor.get(back.address)).status).toBe(200)
})

test('a file in the bin can be deleted for good at once; one outside of it cannot', async () => {
  const { client, upload } = await openSite()
  const { body: asset } = await upload('words', 'words.txt')
  await client.post(api.assetErase, { assetIds: [asset.id] })
  expect((await client.get(fillPath(api.asset, { assetId: asset.id }))).status).toBe(200)
  await client.post(api.assetBin, { assetIds: [asset.id] })
  expect((await client.post(api.assetErase, { assetIds: [asset.id] })).status).toBe(200)
  await host.runDueJobs()
  expect(keysOf(asset.id)).toEqual([])
  expect((await client.get(`${api.assets}?bin=true`)).body.assets).toEqual([])
})

test('files are sorted by time, name and size, and a list goes on in its order', async () => {
  const { client, upload } = await openSite()
  for (const [name, size] of [
    ['b.txt', 3],
    ['C.txt', 1],
    ['a.txt', 2],
  ] as const) {
    host.clock.advance(1000)
    await upload('x'.repeat(size), name)
  }
  const inParts = async (sort: string) => {
    const names: string[] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const path: string = `${api.assets}?limit=1&sort=${sort}${cursor === '' ? '' : `&cursor=${cursor}`}`
      const { assets, nextCursor } = (await client.get(path)).body
      names.push(...assets.map((it: { name: string }) => it.name))
      cursor = nextCursor
    }
    return names
  }
  expect(await inParts('newest')).toEqual(['a.txt', 'C.txt', 'b.txt'])
  expect(await inParts('oldest')).toEqual(['b.txt', 'C.txt', 'a.txt'])
  expect(await inParts('name')).toEqual(['a.txt', 'b.txt', 'C.txt'])
  expect(await inParts('largest')).toEqual(['b.txt', 'a.txt', 'C.txt'])
  const other = (await client.get(`${api.assets}?limit=1&sort=name`)).body.nextCursor
  expect((await client.get(`${api.assets}?sort=largest&cursor=${other}`)).status).toBe(400)
})

test('[EDIT-032] a picture larger than 20 MB is refused in the words of the panel', async () => {
  const { upload } = await openSite()
  const huge = Buffer.concat([await picture('red'), Buffer.alloc(20_000_001)])
  const refused = await upload(huge, 'huge.png')
  expect([refused.status, refused.body.error]).toEqual([
    413,
    'This file is not a supported type or is larger than 20 MB.',
  ])
})
