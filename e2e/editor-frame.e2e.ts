import { type BrowserContext, expect, type Frame, type Locator, type Page, test } from '@playwright/test'
import { blockSchemas } from '@sitewright/blocks/schemas'
import { type PageDocument, pageDocument, pageFormat } from '@sitewright/model/pages/document'
import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import sharp from 'sharp'
import { idOf } from './lib/canvas-page'
import { enterAs, makeSite } from './lib/new-site'

const blocksASection = 5

/** What a block needs beside its starter props to have something to show. */
const filled = (pictureId: string): Record<string, Record<string, unknown>> => ({
  image: { assetId: pictureId, caption: 'Glazed in winter', link: { href: '/shop' } },
  gallery: { slides: [{ assetId: pictureId, title: 'Vase' }, { assetId: pictureId }] },
  video: { code: 'https://youtu.be/dQw4w9WgXcQ', pictureId, caption: 'A film' },
  logo: { assetId: pictureId },
  code: { display: 'source' },
  markdown: { source: '# One\n\n1. two\n2. three\n\n> quote `code` **bold**' },
  embed: { address: 'https://youtu.be/dQw4w9WgXcQ' },
  navigation: { links: [{ title: 'Shop', href: '/shop' }] },
  'social-links': { accounts: [{ network: 'instagram', address: 'https://social.example/kiln' }] },
})

/** Every block that there is, one below the other. */
function pageOfEveryBlock(pictureId: string): PageDocument {
  const props = filled(pictureId)
  let row = 0
  const blocks = Object.values(blockSchemas).map(({ type, starter, size }, index) => {
    if (index % blocksASection === 0) row = 0
    const desktop = { start: { x: 0, y: row }, end: { x: size.columns, y: row + size.rows } }
    row += size.rows + 1
    return { id: idOf(index + 1), type, props: { ...starter, ...props[type] }, desktop }
  })
  const sections = Array.from({ length: Math.ceil(blocks.length / blocksASection) }, (_, index) => ({
    id: idOf(0x500 + index),
    height: 'small',
    blocks: blocks.slice(index * blocksASection, (index + 1) * blocksASection),
  }))
  return pageDocument.parse({ format: pageFormat, sections })
}

/** Each block as it is written, in one spelling; `html` instead of the page as scripts have left it. */
function readBlocks(content: Locator, html: string | null): Promise<string[]> {
  return content.evaluate((main, source) => {
    const start = source === null ? main : new DOMParser().parseFromString(source, 'text/html').querySelector('main')
    const panelOnly = ['role', 'tabindex', 'aria-label']
    function write(node: Node): string {
      if (!(node.nodeType === Node.ELEMENT_NODE)) return node.textContent ?? ''
      const element = node as HTMLElement
      const isPart = element.dataset.blockId !== undefined
      const attributes = element
        .getAttributeNames()
        .filter((name) => !name.startsWith('data-panel') && !(isPart && panelOnly.includes(name)))
        .map((name) => `${name}=${name === 'style' ? element.style.cssText : element.getAttribute(name)}`)
      return `<${element.tagName} ${attributes.sort().join(' ')}>${[...element.childNodes].map(write).join('')}</>`
    }
    return [...(start?.querySelectorAll('[data-block-id]') ?? [])].map(write)
  }, html)
}

/** What is not of this machine is the same few words everywhere. */
async function answerForOthers(context: BrowserContext) {
  const isForeign = ({ protocol, hostname }: URL) => protocol.startsWith('http') && !hostname.endsWith('localhost')
  await context.route(isForeign, (route) => route.fulfill({ contentType: 'text/html', body: '<p>A film</p>' }))
}

/** Scrolls there and waits until every picture and font in sight is drawn. */
function showAt(view: Page | Frame, top: number): Promise<void> {
  return view.evaluate(async (y) => {
    window.scrollTo({ top: y, behavior: 'instant' })
    const inSight = [...document.images].filter((image) => {
      const box = image.getBoundingClientRect()
      return box.bottom > 0 && box.top < innerHeight
    })
    await Promise.all([document.fonts.ready, ...inSight.map((image) => image.decode())])
  }, top)
}

/** The share of pixels that look different; a shade that no eye tells apart is the same. */
async function differingShare(one: Buffer, other: Buffer): Promise<number> {
  const read = (png: Buffer) => sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const [a, b] = await Promise.all([read(one), read(other)])
  expect([a.info.width, a.info.height]).toEqual([b.info.width, b.info.height])
  let differing = 0
  for (let at = 0; at < a.data.length; at += 3)
    if ([0, 1, 2].some((channel) => Math.abs((a.data[at + channel] ?? 0) - (b.data[at + channel] ?? 0)) > 32))
      differing += 1
  return differing / (a.data.length / 3)
}

test('[EDIT-002] what the frame shows of every block is what is published, in markup and in pixels, at both widths', async ({
  page,
  context,
  browser,
}) => {
  const site = await makeSite('harbour-kiln')
  const { assets } = (await site.client.get(api.assets)).body
  const picture = assets.find((it: { kind: string }) => it.kind === 'image')
  const made = (await site.client.post(api.pages, { title: 'Every block' })).body
  const write = { version: made.draftVersion, document: pageOfEveryBlock(picture.id) }
  const saved = await site.client.put(fillPath(api.pageDocument, { pageId: made.id }), write)
  expect(saved.status, saved.text).toBe(200)
  expect((await site.client.post(fillPath(api.pagePublish, { pageId: made.id }), {})).status).toBe(200)

  await enterAs(context, site)
  await answerForOthers(context)
  await page.setViewportSize({ width: 1900, height: 2000 })
  await page.goto(`${site.address}/config/pages/${made.id}`)
  const element = page.locator('.canvas-frame')
  const content = page.frameLocator('.canvas-frame').locator('main')
  await expect(content.locator('[data-block-id][role=group]').first()).toBeVisible()
  const frame = await (await element.elementHandle())?.contentFrame()
  if (!frame) throw new Error('the frame has no page')
  const sizeOf = () => frame.evaluate(() => ({ width: innerWidth, height: innerHeight }))
  await page.setViewportSize({ width: 1900 + 1440 - (await sizeOf()).width, height: 2000 })
  await expect.poll(async () => (await sizeOf()).width).toBe(1440)

  const outside = await browser.newContext({ reducedMotion: 'reduce' })
  await answerForOthers(outside)
  const visitor = await outside.newPage()
  const html = (await site.client.get('/every-block')).text
  expect(await readBlocks(content, null)).toEqual(await readBlocks(content, html))

  for (const width of [1440, 390]) {
    if (width === 390) await page.getByRole('button', { name: 'Phone', exact: true }).click()
    await expect.poll(async () => (await sizeOf()).width).toBe(width)
    const size = await sizeOf()
    await visitor.setViewportSize(size)
    await visitor.goto(`${site.address}/every-block`)
    const height = await frame.evaluate(() => document.documentElement.scrollHeight)
    expect(await visitor.evaluate(() => document.documentElement.scrollHeight)).toBe(height)
    for (let top = 0; top < height; top += size.height) {
      await Promise.all([showAt(frame, top), showAt(visitor, top)])
      expect(await differingShare(await element.screenshot(), await visitor.screenshot())).toBeLessThan(0.005)
    }
  }

  // The script of the published page is the one that runs in the frame and makes the preview alive.
  const scriptsOf = (body: Locator) =>
    body.evaluate(({ ownerDocument }) => [...ownerDocument.querySelectorAll('script[src]')].map((it) => it.outerHTML))
  const published = await scriptsOf(visitor.locator('body'))
  expect(published).not.toEqual([])
  expect(await scriptsOf(page.frameLocator('.canvas-frame').locator('body'))).toEqual(published)
  await page.keyboard.press('ControlOrMeta+Enter')
  const preview = page.getByRole('dialog', { name: /^Full-screen preview/ }).frameLocator('iframe')
  const item = preview.locator('.accordion-item').first()
  await item.getByRole('button').click()
  await expect(item).toHaveAttribute('data-is-open', 'true')
  expect(await scriptsOf(preview.locator('body'))).toEqual(published)
  await outside.close()
})
