import { expect, type FrameLocator, type Locator, type Page, test } from '@playwright/test'
import { idOf, openCanvas, openNewCanvas } from './lib/canvas-page'
import { enterAs, makeSite, visitorOf } from './lib/new-site'
import { expectAccessible, untilShown, watchPage } from './lib/page-health'

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
  const plus = page.locator('.section-insert[aria-label="Add section above"]')
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
  const below = page.locator('.section-insert[aria-label="Add section below"]')
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
  await page.setViewportSize({ width: 1900, height: 500 })
  const scrolled = () => canvas.frame.locator('main').evaluate(() => window.scrollY)
  const turn = async (over: Locator, px: number) => {
    await untilShown(page)
    const { x, y, width, height } = await boxOf(over)
    await page.mouse.move(x + width / 2, y + height / 2)
    await untilShown(page)
    // A turn that arrives late would meet what the next step has shown.
    const arrived = page.evaluate(
      () => new Promise((resolve) => addEventListener('wheel', () => resolve(true), { capture: true, once: true })),
    )
    await page.mouse.wheel(0, px)
    await arrived
  }
  const toolbar = page.getByRole('toolbar', { name: 'Text actions' })
  const plus = page.locator('.section-insert[aria-label="Add section below"]')

  await canvas.block(3).scrollIntoViewIfNeeded()
  const start = await scrolled()
  await canvas.block(3).click()
  await turn(toolbar, 120)
  await expect.poll(scrolled).toBe(start + 120)
  await turn(toolbar, -40)
  await expect.poll(scrolled).toBe(start + 80)
  await turn(plus, -30)
  await expect.poll(scrolled).toBe(start + 50)
  await toolbar.getByRole('button', { name: 'More' }).click()
  const menu = page.getByRole('menu')
  await turn(menu, 60)
  await page.keyboard.press('Escape')
  await turn(toolbar, 10)
  await expect.poll(scrolled).toBe(start + 60)
})

test('a section that reaches down to the last row says why it takes no further block', async ({ page }) => {
  const watched = watchPage(page)
  const canvas = await openNewCanvas(page, [[{ id: 1, at: [0, 494, 8, 499] }]])
  await canvas.block(1).click()
  const actions = page.getByRole('toolbar', { name: 'Text actions' })
  await actions.getByRole('button', { name: 'Add block' }).click()
  await page.getByRole('button', { name: /^Image/ }).click()
  await expect(page.getByRole('alert')).toContainText('There’s no room here.')
  await page.getByRole('button', { name: /^Line/ }).click()
  await expect(canvas.frame.locator('main [data-block-id]')).toHaveCount(2)
  expect(watched.problems).toEqual([])
})

const frameSize = (canvas: { frame: FrameLocator }) =>
  canvas.frame.locator('main').evaluate(() => ({ width: innerWidth, height: innerHeight, scrolled: scrollY }))

test('on a laptop the desktop is drawn at 1280 px, what is dragged stays under the pointer, and the side panel folds away', async ({
  page,
}) => {
  const watched = watchPage(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  const canvas = await openNewCanvas(page, blocks)
  const paper = page.locator('.canvas-paper')
  expect((await frameSize(canvas)).width).toBe(1280)
  expect((await boxOf(paper)).width).toBeLessThan(900)
  await expect(page.getByText(/^1280 px, shown at \d\d%$/)).toBeVisible()

  await canvas.block(1).click()
  const handle = canvas.frame.locator('[data-canvas-handle=e]')
  const [edge, block] = [await boxOf(handle), await boxOf(canvas.block(1))]
  expect(edge.width).toBeCloseTo(24, 0)
  expect(edge.x + edge.width / 2).toBeCloseTo(block.x + block.width, 0)
  const at = { x: edge.x + edge.width / 2, y: edge.y + edge.height / 2 }
  await page.mouse.move(at.x, at.y)
  await page.mouse.down()
  await page.mouse.move(at.x - (2 * block.width) / 8, at.y, { steps: 4 })
  await page.mouse.up()
  await canvas.expectAt(1, [0, 0, 6, 4])
  await drag(page, canvas.block(3), canvas.block(2))
  await page.mouse.up()
  await canvas.expectAt(3, [10, 0, 18, 3])

  const side = page.locator('.side')
  const narrow = (await boxOf(paper)).width
  await page.getByRole('button', { name: 'Hide side panel' }).click()
  await expect(side).toBeHidden()
  await expect.poll(async () => (await boxOf(paper)).width).toBeGreaterThan(narrow + 300)
  expect((await frameSize(canvas)).width).toBe(1280)
  await page.reload()
  await expect(canvas.block(1)).toBeVisible()
  await expect(side).toBeHidden()
  // A drawer lies over the page, which stays as it is.
  const wide = (await boxOf(paper)).width
  await canvas.block(1).click()
  await page.getByRole('toolbar', { name: 'Text actions' }).getByRole('button', { name: 'Edit', exact: true }).click()
  await expect(side).toBeVisible()
  expect((await boxOf(paper)).width).toBe(wide)
  await expectAccessible(page)
  await page.keyboard.press('ControlOrMeta+\\')
  await expect(side).toBeHidden()
  await page.keyboard.press('ControlOrMeta+\\')
  await expect(side).toBeVisible()
  await expect.poll(async () => (await boxOf(paper)).width).toBe(narrow)
  expect(watched.problems).toEqual([])
})

test('a first press leaves the page where it is, and no toolbar lies over what is edited', async ({ page }) => {
  const canvas = await openNewCanvas(page, [
    [
      { id: 1, at: [0, 0, 8, 30] },
      { id: 2, at: [10, 0, 18, 4] },
    ],
    [{ id: 3, at: [0, 0, 8, 4] }],
  ])
  await page.setViewportSize({ width: 1440, height: 600 })
  const paper = await boxOf(page.locator('.canvas-paper'))
  const tall = await boxOf(canvas.block(1))
  const scale = paper.width / (await frameSize(canvas)).width
  // Only a strip of the block is in sight, at the lower edge, then at the upper one.
  for (const top of [tall.y + tall.height - 30 - paper.y, tall.y - paper.y - paper.height + 30]) {
    await canvas.frame
      .locator('main')
      .evaluate((_, y) => window.scrollTo({ top: y, behavior: 'instant' }), Math.max(0, top / scale))
    const before = await frameSize(canvas)
    const box = await boxOf(canvas.block(1))
    const y = Math.min(Math.max(box.y, paper.y) + 12, paper.y + paper.height - 12)
    await page.mouse.click(box.x + 30, y)
    await expect(canvas.block(1)).toHaveAttribute('data-panel-selected')
    await untilShown(page)
    expect(await frameSize(canvas)).toEqual(before)
    for (const _step of ['section', 'nothing']) await page.keyboard.press('Escape')
  }
  await canvas.block(1).click({ position: { x: 30, y: 300 } })
  /** How much of what is edited lies under the toolbar. */
  const covered = async (toolbar: Locator, edited: Locator) => {
    const [bar, part] = [await boxOf(toolbar), await boxOf(edited)]
    const top = Math.max(part.y, paper.y)
    const bottom = Math.min(part.y + part.height, paper.y + paper.height)
    const width = Math.min(bar.x + bar.width, part.x + part.width) - Math.max(bar.x, part.x)
    const height = Math.min(bar.y + bar.height, bottom) - Math.max(bar.y, top)
    return width > 0 && height > 0 ? height : 0
  }
  const blockBar = page.getByRole('toolbar', { name: 'Text actions' })
  const scrollTo = (y: number) =>
    canvas.frame.locator('main').evaluate((_, to) => window.scrollTo({ top: to, behavior: 'instant' }), y)
  for (const y of [0, 40, 200, 10_000]) {
    await scrollTo(y)
    await untilShown(page)
    if (await blockBar.isVisible()) expect(await covered(blockBar, canvas.block(1)), `scrolled to ${y}`).toBe(0)
  }
  // A menu that is higher than the window scrolls and ends in it.
  await scrollTo(0)
  await page.setViewportSize({ width: 1440, height: 340 })
  await blockBar.getByRole('button', { name: 'Arrange' }).click()
  await expect(page.getByRole('menu', { name: 'Arrange' })).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 1440, height: 600 })
  await canvas.block(1).focus()
  await page.keyboard.press('Escape')
  const sectionBar = page.getByRole('toolbar', { name: 'Section 1 actions' })
  await expect(sectionBar).toBeVisible()
  expect(await covered(sectionBar, canvas.frame.locator('main > section').first())).toBe(0)

  await canvas.block(1).dblclick({ position: { x: 30, y: 12 } })
  const textBar = page.getByRole('group', { name: 'Text formatting' })
  await expect(textBar).toBeVisible()
  for (const y of [0, 120]) {
    await scrollTo(y)
    await untilShown(page)
    expect(await covered(textBar, canvas.frame.locator('[data-text-editing]')), `scrolled to ${y}`).toBe(0)
    await expect(textBar).toBeInViewport({ ratio: 1 })
  }
})

test('a press on the header or the footer edits it where it stands, and one on the page goes back', async ({
  page,
  context,
}) => {
  const watched = watchPage(page)
  const site = await makeSite('harbour-kiln')
  await enterAs(context, site)
  const canvas = await openCanvas(page, site)
  const { frame } = canvas
  const element = await page.locator('.canvas-frame').elementHandle()
  const scrolled = async () => (await frameSize(canvas)).scrolled

  await frame.locator('.site-header .brand').click()
  await expect(page.getByRole('heading', { name: 'Header', level: 2 })).toBeVisible()
  await page.getByLabel('Site title').fill('Harbour and friends')
  await expect(frame.locator('.site-header .brand')).toHaveText('Harbour and friends')
  await page.getByRole('switch', { name: 'Menu' }).press('Space')
  await expect(frame.locator('.site-header').getByRole('navigation', { name: 'Main' })).toHaveCount(0)
  await expect.poll(async () => (await visitorOf(site).get('/')).text).toContain('Harbour and friends')

  const words = 'Thursday to Sunday, 10 to 5'
  const footerText = frame.locator('.site-footer [data-block-id]').filter({ hasText: words })
  await footerText.scrollIntoViewIfNeeded()
  const before = await scrolled()
  await footerText.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Editing the footer' })).toBeVisible()
  await expect(footerText).toHaveAttribute('data-panel-selected')
  expect(await scrolled()).toBe(before)
  expect(await element?.evaluate((it) => it.isConnected)).toBe(true)
  await expect(frame.locator('main [data-block-id]').first()).toBeAttached()
  await footerText.dblclick()
  await expect(frame.locator('[data-text-editing]')).toBeFocused()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('Fired twice.')
  await page.keyboard.press('Escape')
  await expect(frame.locator('.site-footer')).toContainText('Fired twice.')
  await expectAccessible(page)
  await expect.poll(async () => (await visitorOf(site).get('/')).text, { timeout: 20_000 }).toContain('Fired twice.')

  // Back on the page, the footer stays as it was written; its change is undone where it was made.
  await frame.locator('main [data-block-id]').last().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible()
  await expect(frame.locator('main [data-panel-selected]')).toHaveCount(1)
  expect(await element?.evaluate((it) => it.isConnected)).toBe(true)
  await frame.locator('.site-footer [data-block-id]').filter({ hasText: 'Fired twice.' }).click()
  await page.getByRole('button', { name: /^Undo/ }).click()
  await expect(frame.locator('.site-footer')).toContainText(words)
  expect(watched.problems).toEqual([])
})

test('a tile of the list of blocks is dragged onto the page, lands where it was shown, and is undone', async ({
  page,
}) => {
  const canvas = await openNewCanvas(page, blocks)
  await canvas.block(1).click()
  await page.getByRole('toolbar', { name: 'Text actions' }).getByRole('button', { name: 'Add block' }).click()
  const tile = page.locator('.block-choice').filter({ hasText: 'Button' }).first()
  const [from, to] = [await boxOf(tile), await boxOf(canvas.block(2))]
  await page.mouse.move(from.x + 20, from.y + 20)
  await page.mouse.down()
  await page.mouse.move(to.x - 60, to.y + 40, { steps: 3 })
  await page.mouse.move(to.x + 4, to.y + 4, { steps: 3 })
  await expect(canvas.frame.locator('[data-canvas-drawn=drop]')).toHaveCount(1)
  await page.mouse.up()
  await expect(canvas.frame.locator('[data-canvas-drawn]')).toHaveCount(0)
  await expect.poll(async () => (await canvas.saved()).length).toBe(5)
  const added = (await canvas.saved()).find((it) => it.type === 'button')
  expect(added?.desktop.start).toEqual({ x: 10, y: 0 })
  await expect(page.getByRole('region', { name: 'Button', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Undo: add block' }).click()
  await canvas.expectAt(2, [10, 0, 18, 4])
})
