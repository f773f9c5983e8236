import { expect, type FrameLocator, type Locator, type Page, test } from '@playwright/test'
import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { openCanvas, writeHome } from './lib/canvas-page'
import { enterAs, makeSite } from './lib/new-site'
import { watchPage } from './lib/page-health'

const edits = 500
const blocks = [
  [
    { id: 1, at: [0, 0, 8, 4] },
    { id: 2, at: [10, 0, 18, 4] },
    { id: 3, type: 'button', props: { text: 'Press', href: '/' }, at: [0, 6, 8, 9] },
  ],
  [
    { id: 4, at: [0, 0, 8, 4] },
    { id: 5, type: 'quote', props: { quote: 'Well made' }, at: [10, 0, 20, 6] },
  ],
] as const

/** Keys that change the page, as often as they stand here. Enter writes in the block. */
const keys = [
  ...['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'ArrowRight', 'ArrowDown'],
  ...['Shift+ArrowLeft', 'Shift+ArrowRight', 'Shift+ArrowUp', 'Shift+ArrowDown'],
  ...['Alt+ArrowUp', 'Alt+ArrowDown', 'ControlOrMeta+d', 'ControlOrMeta+d', 'ControlOrMeta+d', 'Delete', 'Delete'],
]
const writesEach = 50
const undoneAtOnce = 10
const editsByMouse = 40

/** The same numbers in every run. */
function createChance(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** Gives one of the blocks the focus and answers how many there are. */
function focusBlock(content: Locator, number: number): Promise<number> {
  return content.evaluate((main, at) => {
    const blocks = main.querySelectorAll<HTMLElement>('[data-block-id]')
    blocks[at % blocks.length]?.focus()
    return blocks.length
  }, number)
}

async function centreOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error('it is not on the screen')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Places on the screen where a press falls on a block, one for each: nothing of the panel lies over them. */
function findGrips(page: Page): Promise<{ x: number; y: number }[]> {
  return page.locator('.canvas-frame').evaluate((element) => {
    const frame = element as HTMLIFrameElement
    const inside = frame.contentDocument
    const { left, top } = frame.getBoundingClientRect()
    return [...(inside?.querySelectorAll('main [data-block-id]') ?? [])].flatMap((block) => {
      const box = block.getBoundingClientRect()
      const [x, y] = [box.left + 24, box.top + 24]
      const isFree = document.elementFromPoint(left + x, top + y) === frame
      return isFree && inside?.elementFromPoint(x, y)?.closest('[data-block-id]') === block
        ? [{ x: left + x, y: top + y }]
        : []
    })
  })
}

/** Drags a block or the handle at its side somewhere, or presses one of its tools. */
async function editByMouse(page: Page, frame: FrameLocator, pick: (below: number) => number) {
  const grips = await findGrips(page)
  const grip = grips[pick(grips.length)]
  if (!grip) throw new Error('no block can be pressed')
  const kind = pick(4)
  if (kind < 3) await page.mouse.click(grip.x, grip.y)
  if (kind < 2) {
    const tool = kind === 0 && grips.length > 3 ? 'Delete' : 'Duplicate'
    await page
      .getByRole('toolbar', { name: / actions$/ })
      .getByRole('button', { name: tool })
      .click()
    return
  }
  const from = kind === 2 ? await centreOf(frame.locator('[data-canvas-handle=e]')) : grip
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + pick(400) - 200, from.y + pick(120) - 60, { steps: 3 })
  await page.mouse.up()
}

test('500 random edits by keys are saved by themselves and undone after a reload to the first byte, and so are edits by mouse', async ({
  page,
  context,
}) => {
  test.setTimeout(360_000)
  const watched = watchPage(page)
  const site = await makeSite('blank')
  const pageId = await writeHome(site, blocks)
  const readDraft = async () => JSON.stringify((await site.client.get(fillPath(api.page, { pageId }))).body.document)
  const first = await readDraft()
  await enterAs(context, site)
  const { frame } = await openCanvas(page, site)
  const pick = createChance(20261116)

  for (let edit = 0; edit < edits; edit++) {
    const left = await focusBlock(frame.locator('main'), pick(1000))
    if (edit % writesEach === 0) {
      await page.keyboard.press('Enter')
      await expect(frame.locator('[data-text-editing]')).toBeFocused()
      await page.keyboard.type(`${edit} `)
      await page.keyboard.press('Escape')
      await expect(frame.locator('[data-text-editing]')).toHaveCount(0)
      continue
    }
    const key = keys[pick(keys.length)] ?? 'ArrowRight'
    await page.keyboard.press(key === 'Delete' && left < 3 ? 'ControlOrMeta+d' : key)
  }
  await expect(page.getByRole('status').filter({ hasText: /^Saved/ })).toBeVisible()
  const last = await readDraft()
  expect(last).not.toBe(first)

  await page.reload()
  await expect(frame.locator('main [data-block-id][role=group]').first()).toBeVisible()
  const undo = page.getByRole('button', { name: /^Undo/ })
  await expect(undo).toBeEnabled()
  let undone = 0
  for (; await undo.isEnabled(); undone += undoneAtOnce)
    for (let press = 0; press < undoneAtOnce; press++) await page.keyboard.press('ControlOrMeta+z')
  expect(undone).toBeGreaterThan(edits / 2)
  await expect.poll(readDraft).toBe(first)

  for (let edit = 0; edit < editsByMouse; edit++) await editByMouse(page, frame, pick)
  await expect(page.getByRole('status').filter({ hasText: /^Saved/ })).toBeVisible()
  expect(await readDraft()).not.toBe(first)
  const at = await centreOf(undo)
  for (; await undo.isEnabled(); ) for (let press = 0; press < undoneAtOnce; press++) await page.mouse.click(at.x, at.y)
  await expect.poll(readDraft).toBe(first)
  expect(watched.problems).toEqual([])
})
