import { pageFormat } from '@sitewright/model/pages/document'
import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { paths } from '@sitewright/model/routes/paths'
import { makeMultipart } from '@sitewright/testkit/client/multipart'
import { createMemoryBlobs } from '@sitewright/testkit/host/memory-blobs'
import { platformHost, startTestHost, type TestHost, type TestOwner } from '@sitewright/testkit/host/test-host'
import { readPolicy } from '@sitewright/testkit/pages/observatory'
import { sampleId } from '@sitewright/testkit/sites/sample-page'
import { createPageOwner, documentSaying } from '@sitewright/testkit/sites/test-pages'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { BlobStore } from '../../blobs/blob-store'

let host: TestHost
let owner: TestOwner
let stranger: TestOwner
const written: string[] = []
let isDiskFull = false

beforeAll(async () => {
  host = await startTestHost({
    services: { blobs: rememberWrites(createMemoryBlobs()) },
    environment: { UPLOAD_LIMIT_MB: '1' },
  })
  owner = await host.owner()
  stranger = await host.owner()
})
afterAll(() => host?.stop())

function rememberWrites(blobs: BlobStore): BlobStore {
  return {
    ...blobs,
    async put(key, content, contentType) {
      if (isDiskFull) throw Object.assign(new Error('no space left'), { code: 'ENOSPC' })
      written.push(key)
      await blobs.put(key, content, contentType)
    },
  }
}

async function upload(content: Buffer | string, filename = 'file.bin', by = owner, altText?: string) {
  const { body, contentType } = makeMultipart([
    ...(altText === undefined ? [] : [{ name: 'altText', content: altText }]),
    { name: 'file', filename, content },
  ])
  const answer = await by.client.post(api.assets, undefined, { raw: { content: body, contentType } })
  return { ...answer, body: JSON.parse(answer.text) }
}

function get(path: string, headers: Record<string, string> = {}, method = 'GET', of = owner) {
  return host.request({ host: of.client.host, path, headers, method })
}

/** Differs in every pixel, so that widths differ in their bytes. */
function makePhoto(width: number, height: number) {
  const pixels = Buffer.from(Array.from({ length: width * height * 3 }, (_, at) => (at * 7 + (at >> 7)) % 256))
  return sharp(pixels, { raw: { width, height, channels: 3 } })
}

test('an uploaded picture is described and served with safe headers', async () => {
  const photo = await makePhoto(600, 300).jpeg().toBuffer()
  const made = await upload(photo, '../My <photo>.html', owner, 'A mug')
  expect(made.status).toBe(201)
  expect(made.body).toMatchObject({
    name: 'My -photo.jpg',
    kind: 'image',
    contentType: 'image/jpeg',
    width: 600,
    height: 300,
    isAnimated: false,
    hasWidths: true,
    altText: 'A mug',
    address: `/s/${made.body.id}/My%20-photo.jpg`,
  })
  const served = await get(made.body.address)
  expect(served.status).toBe(200)
  expect(served.bytes.length).toBe(made.body.byteLength)
  expect(served.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept',
    'accept-ranges': 'bytes',
    'content-length': String(made.body.byteLength),
  })
  expect(served.headers['content-security-policy']).toContain('sandbox')
  expect(served.headers['content-disposition']).toMatch(/^inline; filename="My -photo\.jpg"/)
})

test('[SEC-38] the type comes from the bytes: a page that calls itself a picture is refused, and a drawing loses its script', async () => {
  for (const content of ['<!doctype html><script>alert(1)</script>', '<html></html>', 'MZ\x90\0\x03\0', '#!/bin/sh']) {
    const refused = await upload(content, 'photo.jpg')
    expect(refused.status).toBe(415)
    expect(refused.body.errorKey).toBe('asset.unsupported')
  }
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 2"><script>alert(1)</script><path d="M0 0"/></svg>'
  const made = await upload(drawing, 'logo.png')
  expect(made.body).toMatchObject({
    name: 'logo.svg',
    contentType: 'image/svg+xml',
    width: 4,
    height: 2,
    hasWidths: false,
  })
  const served = await get(`${made.body.address}?format=100w`, { accept: 'image/webp' })
  expect(served.headers['content-type']).toBe('image/svg+xml')
  expect(served.headers['content-security-policy']).toContain('sandbox')
  expect(served.text).toContain('<path d="M0 0">')
  expect(served.text).not.toContain('script')
})

test('[SEC-26] [SEC-38] at the platform’s address a file runs nothing, and neither panel nor anybody else frames it', async () => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 2"><path d="M0 0"/></svg>'
  for (const [content, name] of [
    [drawing, 'logo.svg'],
    ['%PDF-1.7\n1 0 obj << /S /JavaScript >>', 'menu.pdf'],
    ['plain <script>alert(1)</script>', 'note.html'],
  ] as const) {
    const { address } = (await upload(content, name)).body
    const served = await host.request({ host: platformHost, path: address })
    const policy = readPolicy(String(served.headers['content-security-policy']))
    expect([
      name,
      served.status,
      policy.get('default-src'),
      policy.has('sandbox'),
      policy.get('frame-ancestors'),
    ]).toEqual([name, 200, ["'none'"], true, ["'none'"]])
    expect(served.headers['content-type']).not.toContain('html')
    const own = readPolicy(String((await get(address)).headers['content-security-policy']))
    expect(own.get('frame-ancestors')).toEqual(["'self'"])
    expect((await get(address, {}, 'GET', stranger)).status).toBe(404)
  }
})

test('other files are saved and not shown, text is only text', async () => {
  const zip = await upload(Buffer.from('PK\x03\x04\x14\0\0\0\0\0a.txt', 'latin1'), 'all.zip')
  const served = await get(zip.body.address)
  expect(served.headers['content-type']).toBe('application/zip')
  expect(served.headers['content-disposition']).toMatch(/^attachment/)
  const text = await upload('plain <script>alert(1)</script>', 'note.html')
  expect(text.body.name).toBe('note.txt')
  expect((await get(text.body.address)).headers['content-type']).toBe('text/plain; charset=utf-8')
  const pdf = await upload('%PDF-1.7\n1 0 obj << /S /JavaScript >>', 'menu.pdf')
  const shown = await get(pdf.body.address)
  expect(shown.headers['content-security-policy']).toContain('sandbox')
  expect(shown.headers['content-disposition']).toMatch(/^attachment; filename="menu\.pdf"/)
})

test('uploads without a file, without a form and beyond the limit are refused', async () => {
  const large = await upload(Buffer.alloc(3_000_000, 65), 'large.txt')
  expect(large.status).toBe(413)
  expect(large.body).toMatchObject({
    errorKey: 'asset.too-large',
    error: 'This file is not a supported type or is larger than 1 MB.',
  })
  expect((await upload('', 'empty.txt')).body.errorKey).toBe('asset.broken')
  const { body, contentType } = makeMultipart([{ name: 'altText', content: 'x' }])
  const send = (type: string, content: string | Buffer) =>
    owner.client.post(api.assets, undefined, { raw: { content, contentType: type } })
  for (const answer of [
    await send(contentType, body),
    await send('application/json', '{}'),
    await send('text/plain', 'x'),
  ])
    expect([answer.status, JSON.parse(answer.text).errorKey]).toEqual([400, 'asset.missing-file'])
})

test('a full disk answers 503 in words, and uploads work again when there is room', async () => {
  isDiskFull = true
  const refused = await upload('no room', 'refused.txt')
  isDiskFull = false
  expect([refused.status, refused.body.errorKey]).toEqual([503, 'server.busy'])
  expect((await owner.client.get(`${api.assets}?search=refused.txt`)).body.assets).toEqual([])
  expect((await upload('room', 'refused.txt')).status).toBe(201)
})

test('ranges of a file are served as asked', async () => {
  const { body } = await upload('0123456789', 'digits.txt')
  const range = async (value: string, headers: Record<string, string> = {}) => {
    const answer = await get(body.address, { range: value, ...headers })
    return [answer.status, answer.headers['content-range'] ?? null, answer.text]
  }
  expect(await range('bytes=2-4')).toEqual([206, 'bytes 2-4/10', '234'])
  expect(await range('bytes=7-')).toEqual([206, 'bytes 7-9/10', '789'])
  expect(await range('bytes=-3')).toEqual([206, 'bytes 7-9/10', '789'])
  expect(await range('bytes=0-999')).toEqual([206, 'bytes 0-9/10', '0123456789'])
  expect(await range('bytes=10-')).toEqual([416, 'bytes */10', ''])
  expect(await range('bytes=-0')).toEqual([416, 'bytes */10', ''])
  for (const whole of ['bytes=0-1,3-4', 'bytes=5-2', 'bytes=a-b', 'items=0-1', 'bytes=-'])
    expect(await range(whole), whole).toEqual([200, null, '0123456789'])
  const { etag } = (await get(body.address)).headers
  expect(await range('bytes=2-4', { 'if-range': String(etag) })).toEqual([206, 'bytes 2-4/10', '234'])
  expect(await range('bytes=2-4', { 'if-range': '"other"' })).toEqual([200, null, '0123456789'])
})

test('an unchanged file is not sent again, and HEAD sends no bytes', async () => {
  const { body } = await upload('0123456789', 'digits.txt')
  const { etag } = (await get(body.address)).headers
  expect((await get(body.address, { 'if-none-match': `"x", W/${etag}` })).status).toBe(304)
  expect((await get(body.address, { 'if-none-match': '"x"' })).status).toBe(200)
  const head = await get(body.address, {}, 'HEAD')
  expect([head.status, head.headers['content-length'], head.bytes.length]).toEqual([200, '10', 0])
})

test('a width is made once however many ask at once, in the format that the browser takes', async () => {
  const { body } = await upload(await makePhoto(900, 450).jpeg().toBuffer(), 'wide.jpg')
  const before = written.length
  const webp = { accept: 'image/webp,*/*' }
  const answers = await Promise.all(Array.from({ length: 20 }, () => get(`${body.address}?format=300w`, webp)))
  for (const answer of answers) {
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'image/webp'])
    expect(answer.bytes.equals(answers[0]?.bytes ?? Buffer.alloc(0))).toBe(true)
  }
  expect(written.slice(before)).toHaveLength(1)
  expect(await sharp(answers[0]?.bytes).metadata()).toMatchObject({ width: 300, height: 150, format: 'webp' })

  const plain = await get(`${body.address}?format=300w`, { accept: '*/*' })
  expect(plain.headers['content-type']).toBe('image/jpeg')
  expect(plain.headers.etag).not.toBe(answers[0]?.headers.etag)
  await get(`${body.address}?format=300w`, webp)
  expect(written.slice(before)).toHaveLength(2)
})

test('a browser that takes AVIF gets it, and others WebP', async () => {
  const noise = await makePhoto(800, 400).blur(2).jpeg().toBuffer()
  const { body } = await upload(noise, 'modern.jpg')
  const avif = await get(`${body.address}?format=750w`, { accept: 'image/avif,image/webp,*/*' })
  const webp = await get(`${body.address}?format=750w`, { accept: 'image/webp,*/*' })
  expect([avif.headers['content-type'], webp.headers['content-type']]).toEqual(['image/avif', 'image/webp'])
  expect(await sharp(avif.bytes).metadata()).toMatchObject({ width: 750, format: 'heif', compression: 'av1' })
  expect(avif.headers.vary).toBe('Accept')
})

test('[IMG-015] no picture is larger than its original, and other widths than the named ones are the original', async () => {
  const { body } = await upload(await makePhoto(240, 120).png().toBuffer(), 'small.png')
  const before = written.length
  for (const width of [2500, 1500, 300]) {
    const answer = await get(`${body.address}?format=${width}w`, { accept: 'image/webp' })
    expect(await sharp(answer.bytes).metadata()).toMatchObject({ width: 240, format: 'webp' })
  }
  expect(written.slice(before)).toHaveLength(1)
  for (const format of ['301w', '999999w', 'original', '../../x', '300w&format=100w']) {
    const answer = await get(`${body.address}?format=${format}`, { accept: 'image/webp' })
    expect([answer.status, answer.headers['content-type']], format).toEqual([200, 'image/png'])
  }
})

test('an animation is served as it is', async () => {
  const frames = await Promise.all(
    [0, 90, 180].map((shade) =>
      sharp({ create: { width: 200, height: 100, channels: 3, background: { r: shade, g: 0, b: 0 } } })
        .png()
        .toBuffer(),
    ),
  )
  const gif = await sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer()
  const { body } = await upload(gif, 'moving.gif')
  expect(body).toMatchObject({ isAnimated: true, hasWidths: false, width: 200, height: 100 })
  const served = await get(`${body.address}?format=100w`, { accept: 'image/webp' })
  expect((await sharp(served.bytes, { animated: true }).metadata()).pages).toBe(3)
})

test('a file is at the addresses of its own site alone, and naughty addresses find nothing', async () => {
  const { body } = await upload('mine', 'mine.txt')
  expect((await get(body.address, {}, 'GET', stranger)).status).toBe(404)
  const asset = fillPath(api.asset, { assetId: body.id })
  expect((await stranger.client.get(asset)).status).toBe(404)
  expect((await stranger.client.patch(asset, { altText: 'theirs' })).status).toBe(404)
  expect((await stranger.client.delete(asset)).status).toBe(404)
  expect((await stranger.client.get(api.assets)).body.assets).toEqual([])
  const visitor = host.visitor(owner.site)
  expect((await visitor.get(api.assets)).status).toBe(401)
  for (const path of [
    `/s/${body.id}/../../etc/passwd`,
    `/s/${body.id}/%2e%2e%2fetc%2fpasswd`,
    `/s/..%2f..%2fetc/passwd`,
    `/s/%00/x`,
    `/s/${body.id}/%`,
    `/s//x`,
    `/s/${body.id.toUpperCase()}x/mine.txt`,
    `/s/${'0'.repeat(24)}/mine.txt`,
    `/s/__proto__/constructor`,
    `/s/${body.id}`,
  ]) {
    const answer = await get(path)
    expect(answer.status, path).toBeGreaterThanOrEqual(400)
    expect(answer.status, path).toBeLessThan(500)
  }
  expect((await get(body.address)).text).toBe('mine')
})

test('files are listed newest first in parts, found by name, changed and deleted', async () => {
  const lister = await host.owner()
  const made: string[] = []
  for (const name of ['one.txt', 'two 100%.txt', 'three.txt']) {
    host.clock.advance(1000)
    made.unshift((await upload(name, name, lister)).body.id)
  }
  const { client } = lister
  const first = await client.get(`${api.assets}?limit=2`)
  expect(first.body.assets.map((asset: { id: string }) => asset.id)).toEqual(made.slice(0, 2))
  const second = await client.get(`${api.assets}?limit=2&cursor=${first.body.nextCursor}`)
  expect(second.body.assets.map((asset: { id: string }) => asset.id)).toEqual(made.slice(2))
  expect(second.body.nextCursor).toBeNull()
  expect((await client.get(`${api.assets}?cursor=nonsense`)).status).toBe(400)
  const names = async (query: string) =>
    (await client.get(`${api.assets}?${query}`)).body.assets.map((asset: { name: string }) => asset.name)
  expect(await names('search=TWO')).toEqual(['two 100.txt'])
  expect(await names('search=%25')).toEqual([])
  expect(await names('kind=image')).toEqual([])

  const asset = fillPath(api.asset, { assetId: made[0] ?? '' })
  const changed = await client.patch(asset, { name: 'menu.exe', altText: 'The menu' })
  expect(changed.body).toMatchObject({ name: 'menu.txt', altText: 'The menu' })
  expect((await client.patch(asset, { kind: 'image' })).status).toBe(400)
  expect(await names('search=the menu'.replace(' ', '%20'))).toEqual(['menu.txt'])
  const { address } = changed.body
  expect((await get(address, {}, 'GET', lister)).status).toBe(200)
  expect((await client.delete(asset)).status).toBe(200)
  expect((await get(address, {}, 'GET', lister)).status).toBe(404)
  expect((await client.delete(asset)).status).toBe(404)
  expect(await names('')).toEqual(['two 100.txt', 'one.txt'])
})

test('programs that read no page find the icon of the site where they always look, or that there is none', async () => {
  const other = await host.owner()
  expect((await get(paths.favicon, {}, 'GET', other)).status).toBe(404)
  const { body: icon } = await upload(await makePhoto(64, 64).png().toBuffer(), 'icon.png', other)
  await createPageOwner(other.client).changeDocument(api.siteSettings, { faviconId: icon.id })
  const answer = await get(paths.favicon, {}, 'GET', other)
  expect([answer.status, answer.headers.location]).toEqual([302, `${icon.address}?format=32icon`])
})

test('a phone that puts the site on its home screen gets squares made of its icon, by a manifest', async () => {
  const other = await host.owner()
  const { body: icon } = await upload(await makePhoto(640, 320).png().toBuffer(), 'wide.png', other)
  await createPageOwner(other.client).changeDocument(api.siteSettings, { faviconId: icon.id, title: 'Kiln' })
  const { text, headers } = await get(paths.manifest, {}, 'GET', other)
  expect(headers['content-type']).toContain('application/manifest+json')
  const manifest = JSON.parse(text)
  expect(manifest).toMatchObject({ name: 'Kiln', start_url: '/', lang: 'en' })
  expect(manifest.icons.map(({ sizes }: { sizes: string }) => sizes)).toEqual(['192x192', '512x512'])
  for (const size of [32, 180, 192, 512]) {
    const square = await get(`${icon.address}?format=${size}icon`, {}, 'GET', other)
    expect(square.headers['content-type']).toBe('image/png')
    const { width, height } = await sharp(square.bytes).metadata()
    expect([width, height]).toEqual([size, size])
  }
})

test('publishing a page prepares the widths of its pictures, so that its first visitor does not wait', async () => {
  const { body: asset } = await upload(await makePhoto(800, 400).jpeg().toBuffer(), 'prepared.jpg')
  const pages = createPageOwner(owner.client)
  const pageId = await pages.create({ title: 'Prepared', slug: 'prepared' })
  const block = { ...documentSaying('a').sections[0]?.blocks[0], type: 'image', props: { assetId: asset.id } }
  const document = { format: pageFormat, sections: [{ id: sampleId(1), blocks: [block] }] }
  const saved = await owner.client.put(fillPath(api.pageDocument, { pageId }), { version: 1, document })
  expect(saved.status).toBe(200)
  written.length = 0
  await pages.publish(pageId)
  await host.runDueJobs()
  expect(written.map((key) => key.replace(/.*\//, ''))).toEqual(['300w.avif', '500w.avif', '750w.avif', '1000w.avif'])
  await get(`${asset.address}?format=750w`, { accept: 'image/avif,*/*' })
  expect(written).toHaveLength(4)
})
