import { type CDPSession, expect, type Locator, type Page, test } from '@playwright/test'
import { richTextOf } from '@sitewright/model/text/rich-text'
import { type CanvasPage, idOf, openCanvas, openNewCanvas, writeHome } from './lib/canvas-page'
import { runByPalette, tabTo } from './lib/keyboard'
import { enterAs, makeSite } from './lib/new-site'

const blocks = [
  [
    { id: 1, at: [0, 0, 8, 4] },
    { id: 2, at: [10, 0, 18, 4] },
    { id: 3, at: [0, 6, 8, 9] },
  ],
  [
    { id: 4, at: [0, 0, 8, 4] },
    {
      id: 5,
      type: 'accordion',
      props: { items: ['One', 'Two', 'Three'].map((title) => ({ title, text: richTextOf(title) })) },
      at: [10, 0, 20, 8],
    },
  ],
] as const

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error('it is not on the screen')
  return box
}

/** Presses at one place, moves to another, and lets go. */
async function dragBetween(page: Page, from: { x: number; y: number }, to: { x: number; y: number }) {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 3 })
  await page.mouse.move(to.x, to.y, { steps: 3 })
  await page.mouse.up()
}

async function centerOf(locator: Locator) {
  const { x, y, width, height } = await boxOf(locator)
  return { x: x + width / 2, y: y + height / 2 }
}

async function sectionOf(canvas: CanvasPage, id: number): Promise<string | null> {
  return canvas.block(id).evaluate((it) => it.closest<HTMLElement>('[data-section-id]')?.dataset.sectionId ?? null)
}

test('a band selects what it touches, and blocks go to another section by mouse and by keys', async ({ page }) => {
  const canvas = await openNewCanvas(page, blocks)
  const selected = canvas.frame.locator('main [data-block-id][data-panel-selected]')

  // From the gap between the first two blocks over the left ones.
  const [one, two, three] = [await boxOf(canvas.block(1)), await boxOf(canvas.block(2)), await boxOf(canvas.block(3))]
  await dragBetween(
    page,
    { x: (one.x + one.width + two.x) / 2, y: three.y + three.height - 4 },
    { x: one.x + 20, y: one.y + one.height - 4 },
  )
  await expect(selected).toHaveCount(2)
  await expect(page.getByRole('toolbar', { name: '2 blocks actions' })).toBeVisible()
  // By keys the same: everything in the section, or each block with the shift key held.
  await canvas.block(1).focus()
  await page.keyboard.press('ControlOrMeta+a')
  await expect(selected).toHaveCount(3)

  const [grip, target] = [await boxOf(canvas.block(2)), await boxOf(canvas.block(4))]
  await page.keyboard.press('Escape')
  await dragBetween(page, { x: grip.x + 12, y: grip.y + 12 }, { x: target.x + 12, y: target.y + target.height + 60 })
  await expect.poll(() => sectionOf(canvas, 2)).toBe(idOf(0x501))
  await expect.poll(async () => (await canvas.saved()).map((it) => it.id).indexOf(idOf(2))).toBeGreaterThan(1)
  await page.keyboard.press('ControlOrMeta+z')
  await expect.poll(() => sectionOf(canvas, 2)).toBe(idOf(0x500))

  await canvas.block(2).focus()
  await page.keyboard.press('ControlOrMeta+x')
  await expect(canvas.block(2)).toHaveCount(0)
  await tabTo(page, canvas.block(4))
  await page.keyboard.press('ControlOrMeta+v')
  const pasted = canvas.frame
    .locator(`[data-section-id="${idOf(0x501)}"] [data-block-id]`)
    .filter({ hasText: 'Block 2' })
  await expect(pasted).toBeVisible()
})

test('rows of a drawer, the list of sections and the focal point of a background are moved by mouse and by keys', async ({
  page,
  context,
}) => {
  const site = await makeSite('harbour-kiln')
  await writeHome(site, blocks)
  await enterAs(context, site)
  const canvas = await openCanvas(page, site)
  const titles = page.locator('.list-row-title')
  await canvas.block(5).click()
  await page
    .getByRole('toolbar', { name: 'Accordion actions' })
    .getByRole('button', { name: 'Edit', exact: true })
    .click()
  await expect(titles).toHaveText(['One', 'Two', 'Three'])
  const gripOf = (title: string) => page.getByRole('button', { name: `Move ${title}`, exact: true })
  await dragBetween(page, await centerOf(gripOf('One')), await centerOf(gripOf('Three')))
  await expect(titles).toHaveText(['Two', 'Three', 'One'])
  await gripOf('One').focus()
  await page.keyboard.press('ArrowUp')
  await expect(titles).toHaveText(['Two', 'One', 'Three'])
  await expect(gripOf('One')).toBeFocused()
  await expect(page.getByText('One is now 2 of 3.')).toBeAttached()

  await runByPalette(page, 'Sections on this page')
  const rows = page.locator('.section-row')
  const order = () =>
    canvas.frame
      .locator('main > [data-section-id]')
      .evaluateAll((all) => all.map((it) => (it as HTMLElement).dataset.sectionId))
  const grips = rows.locator('.list-grip')
  await dragBetween(page, await centerOf(grips.nth(0)), await centerOf(grips.nth(1)))
  await expect.poll(order).toEqual([idOf(0x501), idOf(0x500)])
  await expect(grips.nth(1)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect.poll(order).toEqual([idOf(0x500), idOf(0x501)])
  await expect(page.getByText('Section 2 is now section 1 of 2.')).toBeAttached()
  await rows.nth(0).locator('.section-row-name').focus()
  await page.keyboard.press('Alt+ArrowDown')
  await expect.poll(order).toEqual([idOf(0x501), idOf(0x500)])
  await rows.nth(1).locator('.section-row-name').focus()
  await page.keyboard.press('Alt+ArrowUp')
  await expect.poll(order).toEqual([idOf(0x500), idOf(0x501)])

  await page.getByRole('button', { name: 'Section 1 settings' }).click()
  await page.getByLabel('Background', { exact: true }).selectOption('image')
  await page.getByRole('group', { name: 'Background image' }).getByRole('button', { name: 'Choose' }).click()
  await page.getByRole('dialog').getByRole('button', { name: /^Use / }).first().click()
  const point = page.getByRole('button', { name: /^Focal point/ })
  await expect(point).toHaveAccessibleName(/^Focal point, 50% from the left, 50% from the top/)
  await expect(point.locator('img')).toHaveJSProperty('complete', true)
  await point.scrollIntoViewIfNeeded()
  const picture = await boxOf(point)
  const at = (x: number, y: number) => ({ x: picture.x + picture.width * x, y: picture.y + picture.height * y })
  await dragBetween(page, at(0.5, 0.5), at(0.2, 0.8))
  // A pixel of the pointer is less than a hundredth of the picture.
  await expect(point).toHaveAccessibleName(/^Focal point, (19|20|21)% from the left, (79|80|81)% from the top/)
  const shown = canvas.frame.locator(`[data-section-id="${idOf(0x500)}"] .section-background img`)
  await expect(shown).toHaveCSS('object-position', /^(19|20|21)% (79|80|81)%$/)
  await point.focus()
  for (let press = 0; press < 10; press++) await page.keyboard.press('ArrowRight')
  for (let press = 0; press < 20; press++) await page.keyboard.press('ArrowUp')
  await expect(shown).toHaveCSS('object-position', /^(39|40|41)% (39|40|41)%$/)
})

/** A finger: pressed, moved in steps and lifted. */
async function dragByFinger(touch: CDPSession, from: { x: number; y: number }, to: { x: number; y: number }) {
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: points })
  await send('touchStart', [from])
  for (const share of [0.1, 0.4, 0.7, 1])
    await send('touchMove', [{ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }])
  await send('touchEnd', [])
}

test('on a tablet a finger moves a selected block and a section, and scrolls over any other block', async ({
  browser,
}) => {
  const site = await makeSite('blank')
  await writeHome(site, [blocks[0], blocks[0].map((it) => ({ ...it, id: it.id + 16 })), blocks[1]])
  const context = await browser.newContext({
    viewport: { width: 1024, height: 500 },
    hasTouch: true,
    reducedMotion: 'reduce',
  })
  await enterAs(context, site)
  const page = await context.newPage()
  const canvas = await openCanvas(page, site)
  const touch = await context.newCDPSession(page)
  const scrolled = () => canvas.frame.locator('body').evaluate((body) => body.ownerDocument.defaultView?.scrollY ?? 0)

  const first = await boxOf(canvas.block(1))
  await dragByFinger(touch, { x: first.x + 12, y: first.y + 60 }, { x: first.x + 12, y: first.y + 10 })
  await expect.poll(scrolled).toBeGreaterThan(0)
  await canvas.expectAt(1, [0, 0, 8, 4])

  await canvas.block(3).tap()
  await expect(page.getByRole('toolbar', { name: 'Text actions' })).toBeVisible()
  const box = await boxOf(canvas.block(3))
  const grip = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  await dragByFinger(touch, grip, { x: grip.x + (box.width / 8) * 10, y: grip.y })
  await canvas.expectAt(3, [10, 6, 18, 9])

  await runByPalette(page, 'Sections on this page')
  const rows = page.locator('.section-row')
  const grips = rows.locator('.list-grip')
  await expect(rows.nth(2)).toContainText('Accordion')
  await dragByFinger(touch, await centerOf(grips.nth(2)), await centerOf(grips.nth(0)))
  await expect(rows.nth(0)).toContainText('Accordion')
  await context.close()
})
