import { expect, type Page, test } from '@playwright/test'
import { openCanvas, writeHome } from './lib/canvas-page'
import { drawPicture } from './lib/gallery-site'
import { enterAs, makeSite } from './lib/new-site'
import { expectAccessible } from './lib/page-health'

const colours = ['#a64b2a', '#2a5ea6', '#3f7d4e']
const drawer = (page: Page) => page.getByRole('region', { name: 'Gallery', exact: true })

test('pictures are uploaded into a gallery together, put in order by keys and mouse, described, and drawn at once in each layout', async ({
  page,
  context,
}) => {
  const site = await makeSite('blank')
  await writeHome(site, [[{ id: 1, type: 'gallery', props: { label: 'Works', lightbox: true }, at: [0, 0, 24, 12] }]])
  await enterAs(context, site)
  const canvas = await openCanvas(page, site)
  await canvas.block(1).click()
  await page
    .getByRole('toolbar', { name: 'Gallery actions' })
    .getByRole('button', { name: 'Edit', exact: true })
    .click()
  const add = drawer(page).getByRole('group', { name: 'Add pictures' })
  const files = await Promise.all(
    colours.map(async (background, index) => ({
      name: `${index + 1}.png`,
      mimeType: 'image/png',
      buffer: await drawPicture({ width: 300 + index * 60, height: 300, background }),
    })),
  )
  await add.locator('input[type=file]').setInputFiles(files)
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
  await drawer(page).getByLabel('Alternative text').fill('A green square')
  await drawer(page).getByLabel('From the left, %').fill('20')
  await expect(canvas.frame.getByAltText('A green square')).toHaveCSS('object-position', '20% 50%')
  await expect(canvas.frame.locator('.slide-title')).toHaveText('Winter house')

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
