import { expect, type Locator, type Page, test } from '@playwright/test'
import { openCanvas, openNewCanvas, writeHome } from './lib/canvas-page'
import { drawPicture, openGallerySite } from './lib/gallery-site'
import { holdAnswers } from './lib/hold-answers'
import { enterAs } from './lib/new-site'
import { expectAccessible, expectAccessiblePart } from './lib/page-health'
import { openTab } from './lib/panel-page'
import { openTouch } from './lib/touch'

/** The numbers upon the tiles, tile by tile. */
async function orderSeen(picker: Locator): Promise<string[]> {
  const names = await picker
    .locator('.asset-tile[aria-pressed=true]')
    .evaluateAll((all) => all.map((it) => it.ariaLabel))
  return names.map((name) => (name === 'Choose 3.png' ? '1' : '2'))
}

const colors = ['#a64b2a', '#2a5ea6', '#3f7d4e']
const drawer = (page: Page) => page.getByRole('region', { name: 'Gallery', exact: true })

test('pictures are uploaded into a gallery together, put in order by keys and mouse, described, and drawn at once in each layout', async ({
  page,
}) => {
  const canvas = await openNewCanvas(page, [
    [{ id: 1, type: 'gallery', props: { label: 'Works', lightbox: true }, at: [0, 0, 24, 12] }],
  ])
  await canvas.block(1).click()
  await page
    .getByRole('toolbar', { name: 'Gallery actions' })
    .getByRole('button', { name: 'Edit', exact: true })
    .click()
  const add = drawer(page).getByRole('group', { name: 'Add images' })
  const files = await Promise.all(
    colors.map(async (background, index) => ({
      name: `${index + 1}.png`,
      mimeType: 'image/png',
      buffer: await drawPicture({ width: 300 + index * 60, height: 300, background }),
    })),
  )
  await add.locator('input[type=file]').setInputFiles(files)
  await expect(drawer(page).getByText('Slides (3)')).toBeVisible()

  // Two of them once more, from the site's pictures, in the order in which they are chosen.
  await add.getByRole('button', { name: 'Choose', exact: true }).click()
  const picker = page.getByRole('dialog', { name: 'Choose images' })
  await picker.getByRole('button', { name: 'Choose 3.png' }).click()
  await picker.getByRole('button', { name: 'Choose 1.png' }).click()
  await expect(picker.getByRole('status')).toHaveText('2 selected')
  await expect(picker.locator('.asset-order')).toHaveText(await orderSeen(picker))
  await expectAccessiblePart(page, 'dialog[open]', 'the picker of several pictures')
  await picker.getByRole('button', { name: 'Add 2 images' }).click()
  await expect(drawer(page).getByText('Slides (5)')).toBeVisible()
  const twice = async () => {
    const slides = ((await canvas.saved())[0]?.props.slides ?? []) as { assetId: string }[]
    return slides.map(({ assetId }, index) => slides.findIndex((it) => it.assetId === assetId) === index)
  }
  await expect.poll(twice).toEqual([true, true, true, false, false])
  const again = ((await canvas.saved())[0]?.props.slides ?? []) as { assetId: string }[]
  expect(again[3]?.assetId).toBe(again[2]?.assetId)
  expect(again[4]?.assetId).toBe(again[0]?.assetId)
  await page.getByRole('button', { name: /^Undo/ }).click()
  await expect(drawer(page).getByText('Slides (3)')).toBeVisible()
  const drawn = canvas.frame.locator('main [data-gallery] .slide')
  await expect(drawn).toHaveCount(3)
  const order = async () => {
    const [block] = await canvas.saved()
    const slides = (block?.props.slides ?? []) as { assetId: string }[]
    return slides.map((slide) => slide.assetId)
  }
  await expect.poll(() => order().then((ids) => ids.length)).toBe(3)
  const [first, second, third] = await order()

  // By the arrow keys of its grip, then by the mouse.
  await drawer(page).getByRole('button', { name: 'Move Slide 1', exact: true }).focus()
  await page.keyboard.press('ArrowDown')
  await expect.poll(order).toEqual([second, first, third])
  await expect(drawer(page).getByRole('button', { name: 'Move Slide 2', exact: true })).toBeFocused()
  const grips = drawer(page).locator('.list-grip')
  await grips.nth(2).dragTo(grips.nth(0))
  await expect.poll(order).toEqual([third, second, first])

  // Words, focal point and a link of one slide.
  await drawer(page).getByRole('button', { name: 'Slide 1', exact: true }).click()
  await drawer(page).getByLabel('Title').fill('Winter house')
  await drawer(page).getByLabel('Alt text').fill('A green square')
  await drawer(page).getByLabel('From the left, %').fill('20')
  await expect(canvas.frame.getByAltText('A green square')).toHaveCSS('object-position', '20% 50%')
  await drawer(page).getByRole('button', { name: 'Focal point, 20% from the left' }).press('ArrowRight')
  await expect(canvas.frame.getByAltText('A green square')).toHaveCSS('object-position', '22% 50%')
  await expect(canvas.frame.locator('.slide-title')).toHaveText('Winter house')

  await openTab(page, 'Style')
  for (const [label, design] of [
    ['Filmstrip', 'slider'],
    ['Columns', 'autocolumns'],
    ['Slideshow', 'slideshow'],
  ] as const) {
    await drawer(page).getByRole('radio', { name: label, exact: true }).check({ force: true })
    await expect(canvas.frame.locator('main [data-gallery]')).toHaveAttribute('data-gallery', design)
  }
  await expectAccessible(page)
})

test('a picture is cropped by keys, mouse and finger, seen on the page at once, and undone', async ({
  page,
  context,
}) => {
  const site = await openGallerySite()
  await writeHome(site, [[{ id: 1, type: 'image', props: { assetId: site.pictures[0] }, at: [0, 0, 12, 8] }]])
  await enterAs(context, site)
  const canvas = await openCanvas(page, site)
  await canvas.block(1).click()
  await page.getByRole('toolbar', { name: 'Image actions' }).getByRole('button', { name: 'Edit', exact: true }).click()
  const drawerOfImage = page.getByRole('region', { name: 'Image', exact: true })
  const picker = page.getByRole('dialog', { name: 'Choose image' })
  const showFiles = await holdAnswers(page, '**/api/assets?*')
  await drawerOfImage.getByRole('button', { name: 'Replace', exact: true }).first().click()
  await expect(picker.getByRole('status', { name: 'Loading files' })).toBeVisible()
  await expectAccessiblePart(page, 'dialog[open]', 'the picker while it loads')
  await showFiles()
  await expect(picker.getByRole('button', { name: /^Use / }).first()).toBeVisible()
  await expectAccessiblePart(page, 'dialog[open]', 'the picker')
  await page.keyboard.press('Escape')
  await expect(picker).toHaveCount(0)
  await openTab(page, 'Style')
  const field = drawerOfImage.getByRole('group', { name: 'Crop' })
  const stored = async () => (await canvas.saved())[0]?.props.crop
  // The picture is 900 by 600. Its right half is what the keys leave.
  await field.getByRole('button', { name: 'Left edge' }).focus()
  for (let press = 0; press < 5; press++) await page.keyboard.press('Shift+ArrowRight')
  await expect(field.getByRole('status')).toHaveText('Shows 450 × 600 of 900 × 600 pixels.')
  await expect.poll(stored).toEqual({ x: 0.5, y: 0, width: 0.5, height: 1 })
  /** Where the sides of the crop lie, measured from those of the frame: all are at or beyond it, two of them at it. */
  const overhang = () =>
    canvas.frame.locator('.image-frame').evaluate((frame) => {
      const [box, img] = [frame, frame.querySelector('img')].map((it) => it?.getBoundingClientRect())
      if (!box || !img) return null
      return [box.left - (img.left + img.width / 2), img.right - box.right, box.top - img.top, img.bottom - box.bottom]
    })
  const covers = (sides: number[] | null) =>
    sides?.every((it) => it > -1) && sides.filter((it) => Math.abs(it) < 1).length === 2
  await expect.poll(() => overhang().then(covers)).toBe(true)

  // A square, then smaller by the mouse: it stays one.
  await field.getByLabel('Crop ratio').selectOption('1:1')
  await expect(field.getByRole('status')).toHaveText('Shows 600 × 600 of 900 × 600 pixels.')
  const corner = await field.getByRole('button', { name: 'Top left corner' }).boundingBox()
  const start = { x: (corner?.x ?? 0) + 14, y: (corner?.y ?? 0) + 14 }
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move(start.x + 60, start.y + 60, { steps: 4 })
  await page.mouse.up()
  const isSmallSquare = async () => {
    const crop = (await stored()) as { width: number; height: number }
    return crop.width < 0.6 && Math.abs((crop.width * 900) / (crop.height * 600) - 1) < 0.01
  }
  await expect.poll(isSmallSquare).toBe(true)

  // By a finger it is moved as it is.
  const before = (await stored()) as { x: number; width: number }
  const touch = await openTouch(page)
  const middle = await field.getByRole('button', { name: 'Move crop' }).boundingBox()
  const from = { x: (middle?.x ?? 0) + (middle?.width ?? 0) / 2, y: (middle?.y ?? 0) + (middle?.height ?? 0) / 2 }
  const letGo = await touch.drag(
    [0, 20, 40].map((way) => ({ x: from.x - way, y: from.y })),
    30,
  )
  await letGo()
  await expect.poll(async () => ((await stored()) as typeof before).x).toBeLessThan(before.x)
  expect(((await stored()) as typeof before).width).toBe(before.width)
  await expectAccessible(page)

  await field.getByRole('button', { name: 'Reset crop' }).click()
  await expect.poll(stored).toBe(null)
  await page.getByRole('button', { name: /^Undo/ }).click()
  await expect.poll(async () => ((await stored()) as typeof before | null)?.width).toBe(before.width)
})
