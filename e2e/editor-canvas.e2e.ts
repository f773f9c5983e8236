import { expect, type Locator, type Page, test } from '@playwright/test'
import { openCanvas, writeHome } from './lib/canvas-page'
import { enterAs, makeSite } from './lib/new-site'
import { watchPage } from './lib/page-health'

const blocks = [
  [
    { id: 1, at: [0, 0, 8, 4] },
    { id: 2, at: [10, 0, 18, 4] },
    { id: 3, at: [0, 6, 8, 9] },
  ],
  [{ id: 4, at: [0, 0, 8, 4] }],
] as const

/** Drags from the middle of one thing to a place measured from the upper left corner of another. */
async function drag(page: Page, from: Locator, to: Locator, offset = { x: 0, y: 0 }) {
  const start = await boxOf(from)
  const end = await boxOf(to)
  const grip = { x: start.x + 12, y: start.y + 12 }
  await page.mouse.move(grip.x, grip.y)
  await page.mouse.down()
  await page.mouse.move(grip.x + 8, grip.y + 8)
  await page.mouse.move(end.x + offset.x + 12, end.y + offset.y + 12, { steps: 4 })
}

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error('it is not on the screen')
  return box
}

test('blocks are dragged, resized, selected together and undone by mouse', async ({ page, context }) => {
  const watched = watchPage(page)
  const site = await makeSite('blank')
  await writeHome(site, blocks)
  await enterAs(context, site)
  const canvas = await openCanvas(page, site)

  await drag(page, canvas.block(3), canvas.block(2))
  await expect(canvas.frame.locator('[data-canvas-drawn=drop]')).toHaveCount(1)
  await expect(canvas.frame.locator('[data-canvas-drawn=cell]').first()).toBeAttached()
  await expect(canvas.frame.locator('[data-canvas-drawn=guide]').first()).toBeAttached()
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await expect(canvas.frame.locator('[data-canvas-drawn]')).toHaveCount(0)

  await drag(page, canvas.block(3), canvas.block(2))
  await page.mouse.up()
  await canvas.expectAt(3, [10, 0, 18, 3])
  await canvas.expectAt(2, [10, 3, 18, 7])
  await page.getByRole('button', { name: 'Undo: move' }).click()
  await canvas.expectAt(3, [0, 6, 8, 9])
  await canvas.expectAt(2, [10, 0, 18, 4])
  expect(watched.problems).toEqual([])
})
