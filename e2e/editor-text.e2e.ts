import { expect, type Locator, type Page, test } from '@playwright/test'
import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { openCanvas, writeHome } from './lib/canvas-page'
import { enterAs, makeSite } from './lib/new-site'
import { frameOf, openTab, untilSaved } from './lib/panel-page'

const writing = (page: Page) => frameOf(page).locator('[data-text-editing]')
const blockOf = (page: Page, kind: string) =>
  frameOf(page)
    .getByRole('group', { name: new RegExp(`^${kind} block`) })
    .first()

test('a button is renamed in place, and its drawer keeps what cannot be applied', async ({ page, context }) => {
  const site = await makeSite('harbour-kiln')
  await enterAs(context, site)
  await page.goto(`${site.address}/config/`)
  const block = blockOf(page, 'Button')
  await block.dblclick()
  await expect(writing(page)).toBeFocused()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('See the bowls')
  await page.keyboard.press('Enter')
  await expect(block.getByRole('link')).toHaveText('See the bowls')

  await page.getByRole('toolbar', { name: 'Button actions' }).getByRole('button', { name: 'Edit', exact: true }).click()
  await page.getByLabel('Label', { exact: true }).fill('')
  await expect(page.getByText('Enter a button label.')).toHaveCount(0)
  await page.getByLabel('Label', { exact: true }).blur()
  await expect(page.getByText('Enter a button label.')).toBeVisible()
  await expect(block.getByRole('link')).toHaveText('See the bowls')
  await page.getByLabel('Label', { exact: true }).fill('Bowls')
  await expect(block.getByRole('link')).toHaveText('Bowls')
  await openTab(page, 'Style')
  await page.getByRole('radio', { name: 'Secondary' }).check({ force: true })
  await expect(block.getByRole('link')).toHaveAttribute('data-kind', 'secondary')
  await openTab(page, 'Content')
  await page.getByLabel('Link', { exact: true }).fill('/nowhere')
  await expect(page.getByText('No page has this URL').first()).toBeVisible()
})

test('a double press at the edge of a block writes in it, though its handle lies there from the first press on', async ({
  page,
  context,
}) => {
  const site = await makeSite('blank')
  await writeHome(site, [[{ id: 1, at: [0, 0, 6, 2] }]])
  await enterAs(context, site)
  const canvas = await openCanvas(page, site)
  const { width = 0 } = (await canvas.block(1).boundingBox()) ?? {}
  const edge = { position: { x: width / 2, y: 2 } }
  await canvas.block(1).click(edge)
  await expect(canvas.frame.locator('[data-canvas-handle=n]')).toBeVisible()
  await canvas.block(1).dblclick({ ...edge, force: true })
  await expect(writing(page)).toBeFocused()
})

/** Pairs of blocks of which one lies over the other, by what they really show. */
function findOverlaps(content: Locator): Promise<string[]> {
  return content.evaluate((main) => {
    const blocks = [...main.querySelectorAll<HTMLElement>('[data-block-id]')].map((block) => {
      const range = document.createRange()
      range.selectNodeContents(block)
      return { name: block.textContent?.slice(0, 12) ?? '', box: range.getBoundingClientRect() }
    })
    return blocks.flatMap((one, index) =>
      blocks.slice(index + 1).flatMap((other) => {
        const isBeside = one.box.right <= other.box.left + 1 || other.box.right <= one.box.left + 1
        const isAbove = one.box.bottom <= other.box.top + 1 || other.box.bottom <= one.box.top + 1
        return isBeside || isAbove ? [] : [`${one.name} over ${other.name}`]
      }),
    )
  })
}

test('text that grows as it is typed lies over nothing, in the frame and on the page at both widths', async ({
  page,
  context,
  browser,
}) => {
  const site = await makeSite('blank')
  const pageId = await writeHome(site, [
    [
      { id: 1, at: [0, 0, 6, 2] },
      { id: 2, at: [0, 2, 6, 4] },
      { id: 3, at: [6, 0, 12, 2] },
      { id: 4, type: 'button', props: { text: 'Below', href: '/' }, at: [0, 4, 6, 6] },
    ],
  ])
  await enterAs(context, site)
  const canvas = await openCanvas(page, site)
  const heightOf = async () => (await canvas.block(1).boundingBox())?.height ?? 0
  const before = await heightOf()
  await canvas.block(1).dblclick()
  await expect(writing(page)).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.type(' grows')
  await page.keyboard.insertText(' and grows, word by word, line by line'.repeat(20))
  await expect.poll(heightOf).toBeGreaterThan(before * 2)
  expect(await findOverlaps(canvas.frame.locator('main'))).toEqual([])
  await page.keyboard.press('Escape')
  await untilSaved(page)
  expect((await site.client.post(fillPath(api.pagePublish, { pageId }), {})).status).toBe(200)

  const outside = await browser.newContext()
  const visitor = await outside.newPage()
  for (const width of [1440, 390]) {
    await visitor.setViewportSize({ width, height: 900 })
    await visitor.goto(site.address)
    await expect(visitor.locator('main')).toContainText('grows, word by word')
    expect(await findOverlaps(visitor.locator('main'))).toEqual([])
  }
  await outside.close()
})
