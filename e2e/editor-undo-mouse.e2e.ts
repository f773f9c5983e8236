import { expect, test } from '@playwright/test'
import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { createChance } from '@sitewright/testkit/chance/chance'
import { fiveBlocks, openCanvas, writeHome } from './lib/canvas-page'
import { openSight } from './lib/canvas-sight'
import { editByMouse, pressUndo } from './lib/mouse-edits'
import { enterAs, makeSite } from './lib/new-site'
import { watchPage } from './lib/page-health'
import { untilSaved } from './lib/panel-page'

const edits = 250
const turnsBackEach = 25
const maxMisses = edits / 100
const undoneAtOnce = 10

test('250 random edits by mouse are saved by themselves and undone by mouse to the first byte', async ({
  page,
  context,
}, { repeatEachIndex }) => {
  test.setTimeout(edits * 1000 + 60_000)
  const watched = watchPage(page)
  const site = await makeSite('blank')
  const pageId = await writeHome(site, fiveBlocks)
  const readDraft = async () => JSON.stringify((await site.client.get(fillPath(api.page, { pageId }))).body.document)
  const first = await readDraft()
  await enterAs(context, site)
  await openCanvas(page, site)
  const hand = { page, sight: await openSight(page), pick: createChance(20261117 + repeatEachIndex), misses: [] }
  const [undo, redo] = [page.getByRole('button', { name: /^Undo/ }), page.getByRole('button', { name: /^Redo/ })]

  let made = 0
  for (let tries = 0; made < edits && tries < 2 * edits; tries++) {
    if (!(await editByMouse(hand))) continue
    made++
    if (made % turnsBackEach > 0) continue
    const { drawn } = await hand.sight.look()
    await undo.click()
    await expect.poll(async () => (await hand.sight.look()).drawn).not.toBe(drawn)
    await redo.click()
    await expect.poll(async () => (await hand.sight.look()).drawn).toBe(drawn)
  }
  expect(made).toBe(edits)
  expect(hand.misses.length, hand.misses.join('\n')).toBeLessThan(maxMisses)
  await untilSaved(page)
  expect(await readDraft()).not.toBe(first)
  await pressUndo(hand)
  let undone = 1
  for (; undone < 2 * edits && (await undo.isEnabled()); undone += undoneAtOnce)
    for (let times = 0; times < undoneAtOnce; times++) {
      await page.mouse.down()
      await page.mouse.up()
    }
  expect(undone).toBeGreaterThan(edits / 2)
  await expect.poll(readDraft).toBe(first)
  expect(watched.problems).toEqual([])
})
