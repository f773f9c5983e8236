import { readFile } from 'node:fs/promises'
import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { makeMultipart } from '@sitewright/testkit/client/multipart'
import { startTestHost, type TestHost } from '@sitewright/testkit/host/test-host'
import { afterAll, beforeAll, expect, test } from 'vitest'

let host: TestHost
beforeAll(async () => {
  host = await startTestHost()
})
afterAll(() => host?.stop())

async function openSite() {
  const { client, site } = await host.owner()
  const visitor = host.visitor(site)
  async function send(content: Buffer, filename: string, path: string = api.assets) {
    const { body, contentType } = makeMultipart([{ name: 'file', filename, content }])
    const answer = await client.post(path, undefined, { raw: { content: body, contentType } })
    return { status: answer.status, asset: JSON.parse(answer.text) }
  }
  return { send, fetch: async (address: string) => (await visitor.get(address)).bytes }
}

function number(value: number, byteLength = 4): Buffer {
  const bytes = Buffer.alloc(byteLength)
  bytes.writeUIntBE(value, Math.max(0, byteLength - 6), Math.min(6, byteLength))
  return bytes
}

function box(type: string, ...parts: (Buffer | string)[]): Buffer {
  const content = Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)))
  return Buffer.concat([number(content.length + 8), Buffer.from(type, 'latin1'), content])
}

const secrets = ['+27.5916+086.5640', 'iPhone of Ada', 'GoPro AVC', '51.5007N', 'W3C-XMP-PLACE', 'left over']
const pictures = Buffer.from('the pictures of the film, as they were encoded')

/** A track whose one chunk lies at `offset`. */
function track(handler: string, name: string, entry: Buffer, sample: { offset: number; byteLength: number }): Buffer {
  const flags = number(0)
  const table = box(
    'stbl',
    box('stsd', flags, number(1), entry),
    box('stsc', flags, number(1), number(1), number(1), number(1)),
    box('stsz', flags, number(0), number(1), number(sample.byteLength)),
    box('stco', flags, number(1), number(sample.offset)),
  )
  const head = box('tkhd', flags, number(0x0bad_cafe), number(0x0bad_cafe), Buffer.alloc(72))
  const media = box('mdia', box('hdlr', flags, number(0), handler, Buffer.alloc(12), `${name}\0`), box('minf', table))
  return box('trak', head, media, box('udta', box('\xa9xyz', secrets[0] ?? '')))
}

function makeMp4(): Buffer {
  const start = box('ftyp', 'mp42', number(0), 'isom')
  const places = Buffer.from('51.5007N 0.1246W at noon')
  const data = box('mdat', pictures, places)
  const encoder = Buffer.concat([Buffer.alloc(42), Buffer.from('\tGoPro AVC'), Buffer.alloc(22), number(0x18ffff)])
  const at = start.length + 8
  const film = box(
    'moov',
    box('mvhd', number(0), number(0x0bad_cafe), number(0x0bad_cafe), Buffer.alloc(88)),
    track('vide', 'iPhone of Ada', box('avc1', encoder), { offset: at, byteLength: pictures.length }),
    track('meta', 'GPS', box('gpmd', Buffer.alloc(8)), { offset: at + pictures.length, byteLength: places.length }),
    box('udta', box('\xa9xyz', '+27.5916+086.5640/'), box('\xa9mod', 'iPhone of Ada')),
    box('meta', box('keys', 'com.apple.quicktime.make'), box('ilst', 'iPhone of Ada')),
  )
  return Buffer.concat([start, data, film, box('uuid', Buffer.alloc(16), 'W3C-XMP-PLACE'), box('free', 'left over')])
}

test('a film loses place, camera, time and the track of its places; its pictures stay where they are', async () => {
  const { send, fetch } = await openSite()
  const film = makeMp4()
  const { status, asset } = await send(film, 'summit.mp4')
  expect([status, asset.kind, asset.byteLength]).toEqual([201, 'video', film.length])
  const stored = await fetch(asset.address)
  expect(stored.length).toBe(film.length)
  expect(stored.indexOf(pictures)).toBe(film.indexOf(pictures))
  for (const secret of [...secrets, 'com.apple', number(0x0bad_cafe)]) {
    expect([secret, film.includes(secret) ? stored.includes(secret) : 'not in the film']).toEqual([secret, false])
  }
  for (const kept of ['mvhd', 'tkhd', 'stsd', 'avc1', 'stco', 'vide']) expect(stored.includes(kept)).toBe(true)
})

test('a film that takes the place of another loses them as well', async () => {
  const { send, fetch } = await openSite()
  const { asset } = await send(box('ftyp', 'mp42', number(0), 'isom'), 'first.mp4')
  const replaced = await send(makeMp4(), 'second.mp4', fillPath(api.assetFile, { assetId: asset.id }))
  expect(replaced.status).toBe(200)
  const stored = await fetch(replaced.asset.address)
  expect(secrets.filter((secret) => stored.includes(secret))).toEqual([])
  expect(stored.includes(pictures)).toBe(true)
})

function element(id: number, content: Buffer | string, isOpen = false): Buffer {
  const bytes = Buffer.from(content)
  const head = Buffer.from(id.toString(16).padStart(2, '0'), 'hex')
  const size = isOpen ? Buffer.from('01ffffffffffffff', 'hex') : number(0x4000 | bytes.length, 2)
  return Buffer.concat([head, size, bytes])
}

test.each([false, true])(
  'a WebM loses its tags, title and date, also where it was recorded live: %s',
  async (isLive) => {
    const { send, fetch } = await openSite()
    const info = element(0x1549a966, Buffer.concat([element(0x7ba9, 'iPhone of Ada'), element(0x5741, 'GoPro AVC')]))
    const frames = element(0x1f43b675, Buffer.concat([element(0xe7, '\0'), element(0xa3, pictures)]), isLive)
    const tags = element(0x1254c367, element(0x7373, element(0x67c8, '+27.5916+086.5640')))
    const whole = Buffer.concat([
      element(0x1a45dfa3, element(0x4282, 'webm')),
      element(0x18538067, Buffer.concat([info, frames, tags]), isLive),
    ])
    const { status, asset } = await send(whole, 'live.webm')
    expect(status).toBe(201)
    const stored = await fetch(asset.address)
    expect(stored.length).toBe(whole.length)
    expect(stored.indexOf(pictures)).toBe(whole.indexOf(pictures))
    expect(secrets.filter((secret) => stored.includes(secret))).toEqual([])
  },
)

test('the film of a starter site comes through as long as before, with its frames in their places', async () => {
  const { send, fetch } = await openSite()
  const film = await readFile(new URL('../../../../../../templates/nord-atelier/film/evening.webm', import.meta.url))
  const { asset } = await send(film, 'evening.webm')
  const stored = await fetch(asset.address)
  expect(stored.length).toBe(film.length)
  // Behind the list that says where what is.
  const cluster = film.lastIndexOf(Buffer.from('1f43b675', 'hex'))
  expect(stored.subarray(cluster, cluster + 4096).equals(film.subarray(cluster, cluster + 4096))).toBe(true)
})

test('a file that is not built as it says is refused, and one whose parts lie over each other soon', async () => {
  const { send } = await openSite()
  const start = box('ftyp', 'mp42', number(0), 'isom')
  expect((await send(Buffer.concat([start, number(3), Buffer.from('moov')]), 'broken.mp4')).status).toBe(400)
  const tracks = (offset: number) =>
    box('moov', ...Array.from({ length: 5 }, () => track('meta', 'GPS', box('gpmd'), { offset, byteLength: 100_000 })))
  const offset = start.length + tracks(0).length
  const twisted = Buffer.concat([start, tracks(offset), box('mdat', Buffer.alloc(100_000))])
  expect((await send(twisted, 'twisted.mp4')).status).toBe(400)
})
