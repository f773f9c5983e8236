import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { makeCheckoutShop } from './lib/checkout-shop'
import { enterAs } from './lib/new-site'
import { expectAccessible, fitsTheWindow, untilQuiet } from './lib/page-health'
import { addressInMail } from './lib/read-mail'

const book = Buffer.from('%PDF-1.7 All there is to know about kilns.')

test('[SHOP-009] [COM-001] the owner sells a file; a visitor buys it by email alone and downloads it; the owner sees that and renews the link', async ({
  page,
  context,
  browser,
}) => {
  const shop = await makeCheckoutShop({})
  await enterAs(context, shop)
  await page.goto(`${shop.address}/config/store`)
  await page.getByRole('button', { name: 'Add product' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add product' })
  await dialog.getByLabel('Title').fill('Kiln handbook')
  await dialog.getByText('Digital', { exact: true }).click()
  await dialog.getByLabel('Price').fill('12')
  await dialog.getByRole('button', { name: 'Add product' }).click()
  const files = page.getByRole('region', { name: 'Files', exact: true })
  await expect(files.getByText('Orders can’t be delivered until you do.')).toBeVisible()
  await files.getByLabel('Choose files').setInputFiles([
    { name: 'Kiln handbook.pdf', mimeType: 'application/pdf', buffer: book },
    { name: 'Plans.zip', mimeType: 'application/zip', buffer: Buffer.from('plans') },
  ])
  await expect(files.getByRole('listitem')).toHaveCount(2)
  await files.getByRole('button', { name: 'Remove Plans.zip' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove file' }).click()
  await expect(files.getByRole('listitem')).toHaveText([/Kiln handbook\.pdf/])
  await expectAccessible(page)
  await page.getByText('Available', { exact: true }).click()
  await expect(page.getByRole('link', { name: 'View live' })).toBeVisible()

  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(`${shop.address}/shop/p/kiln-handbook`)
  await untilQuiet(visitor)
  await visitor.getByRole('button', { name: 'Add to Cart' }).click()
  await visitor.getByRole('dialog', { name: 'Shopping cart' }).getByRole('link', { name: 'Checkout' }).click()
  await visitor.getByLabel('Email', { exact: true }).fill('ada@example.com')
  await expect(visitor.getByLabel('ZIP code')).toHaveCount(0)
  await expect(visitor.getByText('Standard')).toHaveCount(0)
  await visitor.getByLabel('Card number').fill('4242 4242 4242 4242')
  await visitor.getByLabel(/terms/i).check()
  await visitor.getByRole('button', { name: /^Pay/ }).click()
  await expect(visitor.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible()
  await expectAccessible(visitor)
  expect(await fitsTheWindow(visitor)).toBe(true)
  const saving = visitor.waitForEvent('download')
  await visitor.getByRole('link', { name: 'Download Kiln handbook.pdf' }).click()
  const saved = await saving
  expect(saved.suggestedFilename()).toBe('Kiln handbook.pdf')
  expect(await readFile(await saved.path())).toEqual(book)
  expect(await addressInMail('ada@example.com', 'Order 1 confirmed', shop.websiteId)).toContain('/download/')

  await page.goto(`${shop.address}/config/store/orders`)
  await page.getByRole('link', { name: '#1' }).click()
  const bought = page.getByRole('region', { name: 'Files', exact: true })
  await expect(bought.getByText('Downloaded once')).toBeVisible()
  await expect(page.getByText('Fulfilled', { exact: true })).toBeVisible()
  await expectAccessible(page)
  const old = await visitor.getByRole('link', { name: 'Download Kiln handbook.pdf' }).getAttribute('href')
  await bought.getByRole('button', { name: 'Renew links' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Renew links' }).click()
  await expect(page.getByText('Links sent to ada@example.com').first()).toBeVisible()
  await visitor.goto(shop.address + old)
  await expect(visitor.getByRole('heading', { name: 'This download link has expired' })).toBeVisible()
  const fresh = await addressInMail('ada@example.com', 'Your files from order 1', shop.websiteId)
  const savingAgain = visitor.waitForEvent('download')
  await visitor.evaluate((address) => location.assign(address), fresh)
  expect(await readFile(await (await savingAgain).path())).toEqual(book)
})
