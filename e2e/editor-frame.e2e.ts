import { type BrowserContext, expect, type Frame, type Locator, type Page, test } from '@playwright/test'
import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import type { ApiClient } from '@sitewright/testkit/client/api-client'
import { createShopOwner } from '@sitewright/testkit/shop/test-shop'
import { createItemOwner } from '@sitewright/testkit/sites/test-items'
import { shareOfDifference } from './lib/compare-pictures'
import { pageOfEveryBlock } from './lib/every-block'
import { enterAs, makeSite, type NewSite } from './lib/new-site'

/** What blocks of the store show. */
async function sellVase(client: NewSite['client'], pictureId: string) {
  const shop = createShopOwner(client)
  const categoryId = await shop.addCategory('Vases')
  const details = { categoryIds: [categoryId], tags: ['blue'], pictures: [{ assetId: pictureId }] }
  const vase = await shop.add({ title: 'Vase', details, options: [{ name: 'Size', values: ['Small', 'Large'] }] })
  return { productId: vase.id, categoryId, tag: 'blue' }
}

/** Half the time of a PNG. */
const shot = { type: 'jpeg', quality: 95 } as const

/** Each block as it is written, in one spelling and in lines; `html` instead of the page as scripts have left it. */
function readBlocks(content: Locator, html: string | null): Promise<string[]> {
  return content.evaluate((main, source) => {
    const start = source === null ? main : new DOMParser().parseFromString(source, 'text/html').querySelector('main')
    const panelOnly = ['role', 'tabindex', 'aria-label']
    // The owner's own code sleeps in the panel.
    const isKept = (it: Element, name: string) => !(it.tagName === 'IFRAME' && name === 'sandbox')
    function write(node: Node): string {
      if (!(node.nodeType === Node.ELEMENT_NODE)) return node.textContent ?? ''
      const element = node as HTMLElement
      const isPart = element.dataset.blockId !== undefined
      const attributes = element
        .getAttributeNames()
        .filter(
          (name) => !name.startsWith('data-panel') && !(isPart && panelOnly.includes(name)) && isKept(element, name),
        )
        .map((name) => `${name}=${name === 'style' ? element.style.cssText : element.getAttribute(name)}`)
      return `<${element.tagName} ${attributes.sort().join(' ')}>\n${[...element.childNodes].map(write).join('')}\n</>`
    }
    return [...(start?.querySelectorAll('[data-block-id]') ?? [])].flatMap((block) => write(block).split('\n'))
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
    // A picture that its gallery clips would wait for its turn.
    for (const image of inSight) image.loading = 'eager'
    await Promise.all([document.fonts.ready, ...inSight.map((image) => image.decode())])
  }, top)
}

/** Of the starter site's journal, and of events with one that lies far ahead. */
async function planOpenDay(client: ApiClient) {
  const items = createItemOwner(client)
  const { pages } = (await client.get(api.pages)).body
  const { id: collectionId } = pages.find((page: { settings: { kind: string } }) => page.settings.kind === 'blog')
  const eventsId = await items.addCollection('events', 'Open days')
  const times = { startsAt: '2031-05-06T10:00:00Z', endsAt: '2031-05-06T12:00:00Z', timeZone: 'Europe/London' }
  const event = { ...times, isAllDay: false, ticketsUrl: '' }
  await items.addPublishedItem(eventsId, { title: 'Kiln opening', item: { event } })
  return { collectionId, eventsId }
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
  const write = {
    version: made.draftVersion,
    document: pageOfEveryBlock(picture.id, {
      ...(await sellVase(site.client, picture.id)),
      ...(await planOpenDay(site.client)),
    }),
  }
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
    const heights = () =>
      Promise.all([frame, visitor].map((it) => it.evaluate(() => document.documentElement.scrollHeight)))
    // Parts of pixels add up over eighty blocks.
    const apart = async () => Math.max(...(await heights())) - Math.min(...(await heights()))
    await expect.poll(apart, `one height at ${width} px`).toBeLessThanOrEqual(1)
    const [height = 0] = await heights()
    for (let top = 0; top < height; top += size.height) {
      await Promise.all([showAt(frame, top), showAt(visitor, top)])
      const [shown, published] = await Promise.all([element.screenshot(shot), visitor.screenshot(shot)])
      const share = await shareOfDifference(shown, published)
      expect(share, `at ${width} px, from ${top} on`).toBeLessThan(0.005)
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
