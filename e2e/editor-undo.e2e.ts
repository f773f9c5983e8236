import { expect, type Locator, test } from '@playwright/test'
import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { createChance } from '@sitewright/testkit/chance/chance'
import { fiveBlocks, openCanvas, writeHome } from './lib/canvas-page'
import { enterAs, makeSite } from './lib/new-site'
import { watchPage } from './lib/page-health'
import { untilSaved } from './lib/panel-page'

const edits = 500

/** Keys that change the page, as often as they stand here. Enter writes in the block. */
const keys = [
  ...['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'ArrowRight', 'ArrowDown'],
  ...['Shift+ArrowLeft', 'Shift+ArrowRight', 'Shift+ArrowUp', 'Shift+ArrowDown'],
  ...['Alt+ArrowUp', 'Alt+ArrowDown', 'ControlOrMeta+d', 'ControlOrMeta+d', 'ControlOrMeta+d', 'Delete', 'Delete'],
]
const writesEach = 50
const undoneAtOnce = 10

/** Gives one of the blocks the focus and answers how many there are. */
function focusBlock(content: Locator, number: number): Promise<number> {
  return content.evaluate((main, at) => {
    const blocks = main.querySelectorAll<HTMLElement>('[data-block-id]')
    blocks[at % blocks.length]?.focus()
    return blocks.length
  }, number)
}

test('500 random edits by keys are saved by themselves and undone after a reload to the first byte', async ({
  page,
  context,
}) => {
  test.setTimeout(360_000)
  const watched = watchPage(page)
  const site = await makeSite('blank')
  const pageId = await writeHome(site, fiveBlocks)
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
  await untilSaved(page)
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
  expect(watched.problems).toEqual([])
})
