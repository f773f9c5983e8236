import { expect, test } from '@playwright/test'
import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { makeMultipart } from '@sitewright/testkit/client/multipart'
import { createPageOwner, documentSaying } from '@sitewright/testkit/sites/test-pages'
import sharp from 'sharp'
import { enterAs, makeSite } from './lib/new-site'
import { expectAccessible, expectAccessiblePart } from './lib/page-health'

const picture = (width: number) =>
  sharp({ create: { width, height: 80, channels: 3, background: { r: 180, g: 90, b: 40 } } })
    .png()
    .toBuffer()

test('[EDIT-033] [EDIT-034] files are uploaded in a queue, tried again, found in use, replaced and deleted together', async ({
  page,
  context,
}) => {
  const site = await makeSite('blank')
  const pages = createPageOwner(site.client)
  await enterAs(context, site)
  await page.goto(`${site.address}/config/assets`)
  await expect(page.getByText('No files yet')).toBeVisible()

  // One of two fails on the way; the queue says so on every screen, and trying again works.
  await page.route('**/api/assets?crumb=*', (route) =>
    (route.request().postDataBuffer()?.includes('bowl.png') ?? false) ? route.abort() : route.continue(),
  )
  const files = [
    { name: 'cup.png', mimeType: 'image/png', buffer: await picture(120) },
    { name: 'bowl.png', mimeType: 'image/png', buffer: await picture(140) },
    { name: 'notes.bmp', mimeType: 'image/bmp', buffer: Buffer.from('BM') },
  ]
  await page.locator('input[type=file]').first().setInputFiles(files)
  await expect(page.getByRole('button', { name: 'Open cup.png' })).toBeVisible()
  const tray = page.getByRole('region', { name: 'Upload queue' })
  await expect(tray).toContainText(/Error uploading: File (upload|processing) failed to complete/)
  await expect(tray).toContainText('Error uploading: This file is not a supported type or is larger than 20 MB.')
  await expectAccessiblePart(page, '.upload-tray', 'the upload queue')
  await page.getByRole('navigation', { name: 'Panel' }).getByRole('link', { name: 'Settings', exact: true }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Settings' })).toBeVisible()
  await page.unrouteAll()
  await tray.getByRole('button', { name: 'Retry bowl.png' }).click()
  await tray.getByRole('button', { name: 'Dismiss notes.bmp' }).click()
  await expect(tray).toBeHidden()
  await page.getByRole('navigation', { name: 'Panel' }).getByRole('link', { name: 'Assets', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Open bowl.png' })).toBeVisible()

  // Where it is used, another file in its place, other words.
  const { assets } = (await site.client.get(`${api.assets}?search=cup`)).body
  const pageId = await pages.create({ title: 'Table' })
  const [section] = documentSaying().sections
  const blocks = [{ ...section?.blocks[0], type: 'image', props: { assetId: assets[0].id } }]
  const document = { ...documentSaying(), sections: [{ ...section, name: 'Cups', blocks }] }
  const saved = await site.client.put(fillPath(api.pageDocument, { pageId }), { version: 1, document })
  expect(saved.status).toBe(200)
  await page.getByRole('button', { name: 'Open cup.png' }).click()
  const details = page.getByRole('complementary', { name: 'File details' })
  await expect(details.getByRole('link', { name: 'Table, Cups' })).toBeVisible()
  await expect(details).toContainText('120 × 80 pixels')
  await details
    .locator('input[type=file]')
    .setInputFiles({ name: 'new.png', mimeType: 'image/png', buffer: await picture(200) })
  await expect(details).toContainText('200 × 80 pixels')
  await details.getByLabel('Alt text').fill('A brown cup')
  await details.getByLabel('File name').fill('')
  await details.getByLabel('File name').press('Tab')
  await expect(details.getByText('Please enter a file name')).toBeVisible()
  await details.getByLabel('File name').fill('brown cup')
  await details.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('button', { name: 'Open brown cup.png' })).toBeVisible()
  await expectAccessible(page)

  // Both at once: the one in use asks, and the bin gives back.
  await page.getByRole('checkbox', { name: 'Select brown cup.png' }).check({ force: true })
  await page.getByRole('button', { name: 'Select all' }).click()
  await page.getByRole('toolbar', { name: 'Selected files' }).getByRole('button', { name: 'Delete' }).click()
  const question = page.getByRole('alertdialog', { name: 'Delete 2 files?' })
  await expect(question).toContainText('Table, Cups')
  await expectAccessiblePart(page, 'dialog[open]', 'the question')
  await question.getByRole('button', { name: 'Move to trash' }).click()
  await expect(page.getByText('No files yet')).toBeVisible()
  await page.getByRole('button', { name: 'Trash', exact: true }).click()
  await page.getByRole('button', { name: 'Restore brown cup.png' }).click()
  await expect(page.getByRole('button', { name: 'Restore brown cup.png' })).toHaveCount(0)
  await expectAccessible(page)
  const kept = (await site.client.get(api.assets)).body.assets
  expect(kept).toMatchObject([{ id: assets[0].id, name: 'brown cup.png', altText: 'A brown cup', width: 200 }])
})

test('more files than a call takes go to the trash together, and one undo brings all of them back', async ({
  page,
  context,
}) => {
  const site = await makeSite('blank')
  const names = Array.from({ length: 101 }, (_, index) => `notes-${index}.txt`)
  for (const filename of names) {
    const { body, contentType } = makeMultipart([{ name: 'file', filename, content: filename }])
    expect((await site.client.post(api.assets, undefined, { raw: { content: body, contentType } })).status).toBe(201)
  }
  const isLeft = async () => (await site.client.get(api.assets)).body.assets.length > 0
  await enterAs(context, site)
  await page.goto(`${site.address}/config/assets`)
  const tiles = page.locator('.asset-tile')
  const showAll = async () => {
    for (const count of [50, 100]) {
      await expect(tiles).toHaveCount(count)
      await page.getByRole('button', { name: 'Show more' }).click()
    }
    await expect(tiles).toHaveCount(names.length)
  }
  await showAll()
  await page.getByRole('checkbox', { name: 'Select notes-7.txt' }).check({ force: true })
  const bar = page.getByRole('toolbar', { name: 'Selected files' })
  await bar.getByRole('button', { name: 'Select all' }).click()
  await bar.getByRole('button', { name: 'Delete' }).click()
  const note = page.getByRole('region', { name: 'Notifications' }).getByText('101 files moved to trash')
  await expect(note).toBeVisible()
  expect(await isLeft()).toBe(false)
  await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Undo' }).click()
  await showAll()
})
