import { expect, type Locator, type Page, test } from '@playwright/test'
import { idOf, openNewCanvas } from './lib/canvas-page'
import { untilShown, watchPage } from './lib/page-health'

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
  // Clear of the handle at the corner, which a selected block has.
  const grip = { x: start.x + 20, y: start.y + 20 }
  await page.mouse.move(grip.x, grip.y)
  await page.mouse.down()
  await page.mouse.move(grip.x + 8, grip.y + 8)
  await page.mouse.move(end.x + offset.x + 20, end.y + offset.y + 20, { steps: 4 })
}

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error('it is not on the screen')
  return box
}

test('blocks are dragged, resized, selected together and undone by mouse', async ({ page }) => {
  const watched = watchPage(page)
  const canvas = await openNewCanvas(page, blocks)

  await drag(page, canvas.block(3), canvas.block(2))
  await expect(canvas.frame.locator('[data-canvas-drawn=drop]')).toHaveCount(1)
  await expect(canvas.frame.locator('[data-canvas-drawn=cell]').first()).toBeAttached()
  await expect(canvas.frame.locator('[data-canvas-drawn=guide]').first()).toBeAttached()
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await expect(canvas.frame.locator('[data-canvas-drawn]')).toHaveCount(0)
  await expect(page.getByRole('toolbar', { name: 'Text actions' })).toBeVisible()

  await drag(page, canvas.block(3), canvas.block(2))
  await page.mouse.up()
  await canvas.expectAt(3, [10, 0, 18, 3])
  await canvas.expectAt(2, [10, 3, 18, 7])
  await page.getByRole('button', { name: 'Undo: move' }).click()
  await canvas.expectAt(3, [0, 6, 8, 9])
  await canvas.expectAt(2, [10, 0, 18, 4])

  await canvas.block(1).click()
  await expect(canvas.block(1)).toHaveAttribute('data-panel-selected')
  const handle = await boxOf(canvas.frame.locator('[data-canvas-handle=e]'))
  const cell = (await boxOf(canvas.block(1))).width / 8
  await page.mouse.move(handle.x + handle.width / 2, handle.y + handle.height / 2)
  await page.mouse.down()
  await page.mouse.move(handle.x + handle.width / 2 - 2 * cell, handle.y + handle.height / 2, { steps: 4 })
  await page.mouse.up()
  await canvas.expectAt(1, [0, 0, 6, 4])

  await canvas.block(1).click()
  await canvas.block(2).click({ modifiers: ['Shift'] })
  const toolbar = page.getByRole('toolbar', { name: '2 blocks actions' })
  await toolbar.getByRole('button', { name: 'Delete' }).click()
  await expect(canvas.block(1)).toHaveCount(0)
  await expect(canvas.block(2)).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo: delete' }).click()
  await canvas.expectAt(1, [0, 0, 6, 4])
  await canvas.expectAt(2, [10, 0, 18, 4])
  expect(watched.problems).toEqual([])
})

test('blocks are walked, moved, resized, selected together and undone by keyboard alone', async ({ page }) => {
  const canvas = await openNewCanvas(page, blocks)
  const said = (text: string) => expect(page.getByRole('status').filter({ hasText: text })).toHaveCount(1)

  await canvas.frame.locator('main [data-section-id]').first().focus()
  await page.keyboard.press('Tab')
  await said('Text block, column 1, row 1')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await said('Text block, column 3, row 1')
  await canvas.expectAt(1, [2, 0, 10, 4])
  await page.keyboard.press('Shift+ArrowLeft')
  await said('Text block, 7 columns wide, 4 rows high')
  await canvas.expectAt(1, [2, 0, 9, 4])
  await page.keyboard.press('ControlOrMeta+a')
  await said('3 blocks')
  await page.keyboard.press('Delete')
  await expect(canvas.block(1)).toHaveCount(0)
  await page.keyboard.press('ControlOrMeta+z')
  await expect(canvas.block(1)).toHaveCount(1)
  await canvas.expectAt(3, [0, 6, 8, 9])
  await page.keyboard.press('Escape')
  await said('Section 1, 1 of 2')
})

test('blocks are copied and pasted, and the phone has places of its own until they are reset', async ({ page }) => {
  const canvas = await openNewCanvas(page, blocks)

  await canvas.block(4).click()
  await page.keyboard.press('ControlOrMeta+c')
  await page.keyboard.press('ControlOrMeta+v')
  await expect.poll(async () => (await canvas.saved()).length).toBe(5)
  const pasted = (await canvas.saved()).at(-1)
  expect(pasted?.desktop).toMatchObject({ start: { x: 0, y: 4 }, end: { x: 8, y: 8 } })

  await page.getByRole('button', { name: 'Phone', exact: true }).click()
  await canvas.block(2).click()
  await page.keyboard.press('Shift+ArrowLeft')
  await expect(canvas.block(2)).toHaveAttribute('data-panel-phone-changed', '')
  await expect.poll(async () => (await canvas.saved()).find((it) => it.id === idOf(2))?.mobile?.end.x).toBe(7)
  await canvas.expectAt(2, [10, 0, 18, 4])
  const toolbar = page.getByRole('toolbar', { name: 'Text actions' })
  await toolbar.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Reset phone layout', exact: true }).click()
  await expect(canvas.block(2)).not.toHaveAttribute('data-panel-phone-changed', '')
  await expect.poll(async () => (await canvas.saved()).find((it) => it.id === idOf(2))?.mobile).toBe(undefined)
})

test('the plus between sections steps aside for a pointer that comes to where it would appear', async ({ page }) => {
  const canvas = await openNewCanvas(page, blocks)
  const plus = page.locator('.section-insert[aria-label="Add a section above"]')
  const [first, second] = [
    canvas.frame.locator('main > section').first(),
    canvas.frame.locator('main > section').nth(1),
  ]
  const start = await boxOf(first)
  await page.mouse.move(start.x + 100, start.y + start.height / 2)
  await expect(plus).toBeVisible()
  const middle = await boxOf(plus)
  const edge = await boxOf(second)
  // At once, as a quick hand comes: the pointer was never between.
  const spot = { x: middle.x + middle.width / 2, y: edge.y + edge.height - 6 }
  await page.mouse.move(spot.x, spot.y)
  const below = page.locator('.section-insert[aria-label="Add a section below"]')
  await expect
    .poll(async () => Math.round((await boxOf(below)).y + middle.height / 2))
    .toBe(Math.round(edge.y + edge.height))
  const aside = await boxOf(below)
  expect(spot.x < aside.x || spot.x > aside.x + aside.width).toBe(true)
  await page.mouse.down()
  await page.mouse.up()
  await expect(second).toHaveAttribute('data-panel-selected')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('the wheel over what floats above the page scrolls the page, and over a menu the menu', async ({ page }) => {
  const canvas = await openNewCanvas(page, blocks)
  await page.setViewportSize({ width: 1440, height: 500 })
  const scrolled = () => canvas.frame.locator('main').evaluate(() => window.scrollY)
  const turn = async (over: Locator, px: number) => {
    await untilShown(page)
    const { x, y, width, height } = await boxOf(over)
    await page.mouse.move(x + width / 2, y + height / 2)
    await untilShown(page)
    await page.mouse.wheel(0, px)
  }
  const toolbar = page.getByRole('toolbar', { name: 'Text actions' })
  const plus = page.locator('.section-insert[aria-label="Add a section below"]')

  await canvas.block(3).click()
  await turn(toolbar, 120)
  await expect.poll(scrolled).toBe(120)
  await turn(toolbar, -40)
  await expect.poll(scrolled).toBe(80)
  await turn(plus, -30)
  await expect.poll(scrolled).toBe(50)
  await toolbar.getByRole('button', { name: 'More' }).click()
  const menu = page.getByRole('menu')
  await turn(menu, 60)
  await page.keyboard.press('Escape')
  await turn(toolbar, 10)
  await expect.poll(scrolled).toBe(60)
})

test('a section that reaches down to the last row says why it takes no further block', async ({ page }) => {
  const watched = watchPage(page)
  const canvas = await openNewCanvas(page, [[{ id: 1, at: [0, 494, 8, 499] }]])
  await canvas.block(1).click()
  const actions = page.getByRole('toolbar', { name: 'Text actions' })
  await actions.getByRole('button', { name: 'Add a block' }).click()
  await page.getByRole('button', { name: /^Image/ }).click()
  await expect(page.getByRole('alert')).toContainText('There is no room for it here.')
  await page.getByRole('button', { name: /^Line/ }).click()
  await expect(canvas.frame.locator('main [data-block-id]')).toHaveCount(2)
  expect(watched.problems).toEqual([])
})
