import { readFileSync } from 'node:fs'
import { api } from '@sitewright/model/routes/api'
import { keyOfWebFont, maxFontFileMb } from '@sitewright/model/site/web-fonts'
import { makeMultipart } from '@sitewright/testkit/client/multipart'
import { startTestHost, type TestHost, type TestOwner } from '@sitewright/testkit/host/test-host'
import { createPageOwner } from '@sitewright/testkit/sites/test-pages'
import { afterAll, beforeAll, expect, test } from 'vitest'

let host: TestHost
let owner: TestOwner
beforeAll(async () => {
  host = await startTestHost()
  owner = await host.owner()
})
afterAll(() => host.stop())

const folder = new URL('../../../../../node_modules/@fontsource-variable/figtree/files/', import.meta.url)
const woff2 = readFileSync(new URL('figtree-latin-wght-normal.woff2', folder))
/** The head of a font file: its mark, the count of tables, and the first of them. */
const tables = (mark: string) =>
  Buffer.from(`${mark}\x00\x0a\x00\x80\x00\x03\x00\x20cmap${'\x00'.repeat(64)}`, 'latin1')

async function upload(content: Buffer, filename: string) {
  const { client } = owner
  const { body, contentType } = makeMultipart([{ name: 'file', filename, content }])
  const answer = await client.post(api.assets, undefined, { raw: { content: body, contentType } })
  return { status: answer.status, body: JSON.parse(answer.text) }
}

test('[EFF-003] font files are known by their bytes, whatever they are called', async () => {
  const files = [
    [woff2, 'font/woff2'],
    [Buffer.from(`wOFF${'\x00'.repeat(60)}`, 'latin1'), 'font/woff'],
    [tables('\x00\x01\x00\x00'), 'font/ttf'],
    [tables('OTTO'), 'font/otf'],
  ] as const
  for (const [content, contentType] of files) {
    const made = await upload(content, 'anything.bin')
    expect([made.status, made.body.contentType, made.body.kind]).toEqual([201, contentType, 'file'])
  }
  const noFont = await upload(
    Buffer.from('\x00\x01\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x01\x02\x03\x04', 'latin1'),
    'a.ttf',
  )
  expect([noFont.status, noFont.body.errorKey]).toEqual([415, 'asset.unsupported'])
  const large = await upload(Buffer.concat([woff2, Buffer.alloc(maxFontFileMb * 1024 * 1024)]), 'large.woff2')
  expect([large.status, large.body.errorKey]).toEqual([413, 'asset.too-large'])
})

test('[EFF-003] an uploaded font is served from the site, kept for long, and swapped in where the owner chose it', async () => {
  const made = await upload(woff2, 'BrandSans-Variable.woff2')
  const font = {
    id: 'c'.repeat(24),
    source: 'upload',
    name: 'Brand Sans',
    kind: 'sans',
    faces: [{ assetId: made.body.id, format: 'woff2', style: 'normal', weight: null }],
  } as const
  const pages = createPageOwner(owner.client)
  const { fonts } = (await owner.client.get(api.siteStyles)).body.body
  const heading = { ...fonts.heading, family: keyOfWebFont(font) }
  await pages.changeDocument(api.siteStyles, { webFonts: [font], fonts: { ...fonts, heading } })
  const visitor = host.visitor(owner.site)
  const { text } = await visitor.get('/')
  const address = `/s/${made.body.id}/font.woff2`
  expect(text).toContain(
    `@font-face{font-family:'${keyOfWebFont(font)}';font-style:normal;font-weight:100 900;font-display:swap;src:url(${address}) format('woff2')}`,
  )
  expect(text).toContain(`--heading-font:'${keyOfWebFont(font)}', Arial`)
  expect(text).toContain(`<link rel="preload" as="font" type="font/woff2" href="${address}" crossorigin="anonymous"/>`)
  const file = await visitor.get(address)
  expect([file.status, file.headers['content-type'], file.headers['cache-control']]).toEqual([
    200,
    'font/woff2',
    'public, max-age=31536000, immutable',
  ])
  expect(file.bytes.equals(woff2)).toBe(true)
  await pages.changeDocument(api.siteStyles, { webFonts: [] })
  expect((await visitor.get('/')).text).toContain('--heading-font:system-ui')
})

test('[EFF-003] a font with a name or a use that could be something else in CSS is refused', async () => {
  const { version, body } = (await owner.client.get(api.siteStyles)).body
  const font = { id: 'd'.repeat(24), source: 'google', name: "a';}body{display:none}", kind: 'sans' }
  expect((await owner.client.put(api.siteStyles, { version, body: { ...body, webFonts: [font] } })).status).toBe(400)
  const fonts = { ...body.fonts, heading: { ...body.fonts.heading, family: 'web-}' } }
  expect((await owner.client.put(api.siteStyles, { version, body: { ...body, fonts } })).status).toBe(400)
})
