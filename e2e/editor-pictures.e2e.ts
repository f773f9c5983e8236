import { writeFileSync } from 'node:fs'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { api } from '@sitewright/model/routes/api'
import { openNewCanvas, type SketchedBlock } from './lib/canvas-page'
import { drawPicture } from './lib/gallery-site'
import { expectAccessible } from './lib/page-health'
import { frameOf, untilSaved } from './lib/panel-page'
import { recordFilm } from './lib/record-film'

const shown: readonly SketchedBlock[] = [
  { id: 1, at: [0, 0, 8, 4] },
  { id: 2, type: 'image', props: {}, at: [12, 0, 20, 8] },
  { id: 3, type: 'gallery', props: {}, at: [0, 10, 24, 16] },
]

/** Files of this device: a wide picture, a tall one, and a text. */
async function makeFiles(): Promise<{ wide: string; tall: string; notes: string }> {
  const fileOf = (name: string, content: Buffer | string) => {
    const path = test.info().outputPath(name)
    writeFileSync(path, content)
    return path
  }
  return {
    wide: fileOf('wide.png', await drawPicture({ width: 900, height: 600, background: '#a64b2a' })),
    tall: fileOf('tall.png', await drawPicture({ width: 500, height: 1000, background: '#2a5ea6' })),
    notes: fileOf('notes.txt', 'Not a picture'),
  }
}

/** Drags files from the desktop over a place and lets go, as the system tells the browser of it. */
async function dropFiles(page: Page, place: { x: number; y: number }, files: string[], beforeDrop = async () => {}) {
  const session = await page.context().newCDPSession(page)
  const data = { items: [], files, dragOperationsMask: 1 }
  for (const type of ['dragEnter', 'dragOver'] as const)
    await session.send('Input.dispatchDragEvent', { type, ...place, data })
  await beforeDrop()
  await session.send('Input.dispatchDragEvent', { type: 'drop', ...place, data })
  await session.detach()
}

async function middleOf(part: Locator): Promise<{ x: number; y: number }> {
  const box = await part.boundingBox()
  if (!box) throw new Error('it is not drawn')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

test('pictures of the device are dropped upon blocks that show some, and each drop is one step of undo', async ({
  page,
}) => {
  const canvas = await openNewCanvas(page, [shown])
  const { wide, tall } = await makeFiles()
  const image = canvas.block(2)
  await dropFiles(page, await middleOf(image), [wide], async () => {
    const shownAt = await frameOf(page).locator('[data-canvas-drawn=drop]').boundingBox()
    expect(shownAt).toEqual(await image.boundingBox())
  })
  await expect(image.locator('img')).toBeVisible()
  await expect(frameOf(page).locator('[data-canvas-drawn]')).toHaveCount(0)

  const gallery = canvas.block(3)
  await dropFiles(page, await middleOf(gallery), [wide, tall])
  await expect(gallery.locator('img')).toHaveCount(2)
  await untilSaved(page)
  const propsOf = async (index: number) => (await canvas.saved())[index]?.props
  await expect.poll(() => propsOf(1)).toMatchObject({ assetId: expect.stringMatching(/^[0-9a-f]{24}$/) })

  await page.keyboard.press('ControlOrMeta+z')
  await expect(gallery.locator('img')).toHaveCount(0)
  await expect(image.locator('img')).toBeVisible()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(image.locator('img')).toHaveCount(0)
})

test('pictures dropped beside blocks become blocks of their shape, side by side; other files are refused with a word', async ({
  page,
}) => {
  const canvas = await openNewCanvas(page, [shown])
  const { wide, tall, notes } = await makeFiles()
  const text = await canvas.block(1).boundingBox()
  if (!text) throw new Error('the text is not drawn')
  await dropFiles(page, { x: text.x + 2, y: text.y + 2 }, [wide, notes, tall])
  await expect(page.getByRole('alert')).toContainText('Only images and videos can be dropped on a page.')
  await expect(frameOf(page).locator('main .image img')).toHaveCount(2)
  const added = async () =>
    (await canvas.saved()).slice(3).map(({ desktop: { start, end } }) => [start.x, start.y, end.x - start.x])
  await expect.poll(added).toEqual([
    [0, 0, 8],
    [8, 0, 8],
  ])
  // As high as the pictures are: 2:3 and 2:1 of their width.
  const boxes = await frameOf(page)
    .locator('main .image:has(img)')
    .evaluateAll((all) => all.map((it) => it.getBoundingClientRect().height / it.getBoundingClientRect().width))
  expect(Math.abs((boxes[0] ?? 0) - 2 / 3)).toBeLessThan(0.07)
  expect(Math.abs((boxes[1] ?? 0) - 2)).toBeLessThan(0.07)
  const [moved] = await canvas.saved()
  expect(moved?.desktop.start.y, 'the text made room').toBeGreaterThan(0)
})

test('a film is dropped upon a video block, and beside blocks it becomes one', async ({ page }) => {
  const canvas = await openNewCanvas(page, [
    [
      { id: 1, at: [0, 0, 8, 4] },
      { id: 2, type: 'video', props: { title: 'Our film' }, at: [12, 0, 24, 10] },
    ],
  ])
  const film = test.info().outputPath('film.webm')
  writeFileSync(film, await recordFilm(page))
  const video = canvas.block(2)
  await dropFiles(page, await middleOf(video), [film], async () => {
    const shownAt = await frameOf(page).locator('[data-canvas-drawn=drop]').boundingBox()
    expect(shownAt).toEqual(await video.boundingBox())
  })
  await expect(video.locator('video')).toBeVisible()
  const text = await canvas.block(1).boundingBox()
  if (!text) throw new Error('the text is not drawn')
  await dropFiles(page, { x: text.x + 2, y: text.y + 2 }, [film])
  await expect(frameOf(page).locator('main [data-block-type=video] video')).toHaveCount(2)
  await expect.poll(async () => (await canvas.saved()).length).toBe(3)
  expect((await canvas.saved())[2]).toMatchObject({
    type: 'video',
    props: { source: 'upload', assetId: expect.stringMatching(/^[0-9a-f]{24}$/) },
    desktop: { start: { x: 0, y: 0 }, end: { x: 12 } },
  })
})

test('a picture is pasted under what there is, and into the block that is selected', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const canvas = await openNewCanvas(page, [shown])
  const picture = (await drawPicture({ width: 300, height: 300, background: '#3f7d4e' })).toString('base64')
  await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': new Blob([bytes], { type: 'image/png' }) })])
  }, picture)
  await canvas.block(1).click()
  await page.keyboard.press('ControlOrMeta+v')
  await expect.poll(async () => (await canvas.saved())[3]?.desktop.start).toEqual({ x: 0, y: 16 })
  await canvas.block(2).click({ position: { x: 40, y: 40 } })
  await page.keyboard.press('ControlOrMeta+v')
  await expect(canvas.block(2).locator('img')).toBeVisible()
})

test('the words on an empty picture open the choice of pictures, and the block has the focus again after it', async ({
  page,
}) => {
  const canvas = await openNewCanvas(page, [shown])
  const image = canvas.block(2)
  await image.getByText('Choose an image').click()
  const dialog = page.getByRole('dialog', { name: 'Choose image' })
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(image).toBeFocused()
  await image.getByText('Choose an image').click()
  const { wide } = await makeFiles()
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    dialog.getByRole('button', { name: 'Upload' }).click(),
  ])
  await chooser.setFiles(wide)
  await expect(dialog).toHaveCount(0)
  await expect(image.locator('img')).toBeVisible()
  await expect(image).toBeFocused()
})

test('an empty page takes pictures anywhere; a file dropped beside the page leaves the panel as it is', async ({
  page,
}) => {
  await openNewCanvas(page, [[{ id: 1, at: [0, 0, 8, 4] }]])
  const frame = frameOf(page)
  await frame
    .locator('main [data-section-id]')
    .first()
    .click({ position: { x: 5, y: 5 } })
  await page.keyboard.press('Delete')
  await expect(page.getByText('This page is empty.')).toBeVisible()
  const { wide, tall } = await makeFiles()
  await dropFiles(page, await middleOf(page.getByText('This page is empty.')), [wide, tall])
  await expect(frame.locator('main [data-section-id] .image img')).toHaveCount(2)

  const address = page.url()
  await dropFiles(page, await middleOf(page.getByRole('heading', { level: 2, name: 'Pages' })), [wide])
  await expect(frame.locator('main [data-section-id] .image img')).toHaveCount(2)
  expect(page.url()).toBe(address)
  expect(page.context().pages()).toHaveLength(1)
})

test('a picture that did not come is put where it was dropped once it is sent again', async ({ page }) => {
  const canvas = await openNewCanvas(page, [shown])
  const { wide, tall } = await makeFiles()
  const uploads = (url: URL) => url.pathname.endsWith(api.assets)
  let sent = 0
  await page.route(uploads, (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    sent += 1
    return sent === 2 ? route.abort() : route.fallback()
  })
  const gallery = canvas.block(3)
  await dropFiles(page, await middleOf(gallery), [wide, tall])
  await expect(gallery.locator('img')).toHaveCount(1)
  await page.unroute(uploads)
  await page.getByRole('button', { name: /^Retry/ }).click()
  await expect(gallery.locator('img')).toHaveCount(2)
})
