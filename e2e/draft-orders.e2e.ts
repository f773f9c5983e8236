import { expect, test } from '@playwright/test'
import { api } from '@sitewright/model/routes/api'
import { engraving, openTestDrafts } from '@sitewright/testkit/shop/test-drafts'
import { enterAs } from './lib/new-site'
import { expectAccessible, fitsTheWindow, watchPage } from './lib/page-health'
import { makeSellingSite } from './lib/selling-site'

test('[SHOP-104] an owner prepares an order and sends it; the customer pays it by the link', async ({
  page,
  context,
  browser,
}) => {
  const { problems } = watchPage(page)
  const { site, shop } = await makeSellingSite()
  await shop.addProduct({ title: 'Harbour mug', priceCents: 2400, stock: 5 })
  await enterAs(context, site)
  await page.goto(`${site.address}/config/store/orders`)
  await page.getByRole('link', { name: 'Drafts' }).click()
  await expect(page.getByRole('heading', { name: 'No drafts yet' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Create draft order' }).click()
  await page.getByRole('combobox', { name: 'Add product' }).fill('harbour')
  await page.getByRole('option', { name: 'Harbour mug' }).click()
  await page.getByRole('button', { name: 'Add custom item' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Engraving')
  await page.getByLabel('Price').nth(1).fill('7.50')
  await page.getByLabel('Type').selectOption('Percentage')
  await page.getByLabel('Email').fill('ada@example.com')
  const totals = page.getByRole('region', { name: 'Totals' })
  await expect(totals).toContainText('$28.35')
  await expectAccessible(page)
  expect(await fitsTheWindow(page)).toBe(true)
  await page.getByRole('button', { name: 'Send to customer' }).click()
  await expect(page.getByText('Sent', { exact: true })).toBeVisible()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copy link' }).click()
  const link = await page.evaluate(() => navigator.clipboard.readText())

  const customer = await (await browser.newContext()).newPage()
  await customer.goto(link)
  await expect(customer.getByLabel('Email', { exact: true })).toHaveValue('ada@example.com')
  await expect(customer.getByRole('link', { name: 'Edit cart' })).toHaveCount(0)
  await customer.getByLabel('Full name').fill('Ada Byron')
  await customer.getByLabel('Address', { exact: true }).fill('12 Kiln Lane')
  await customer.getByLabel('City').fill('Portland')
  await customer.getByLabel('State').selectOption('Oregon')
  await customer.getByLabel('ZIP code').fill('97201')
  await expect(customer.locator('.ledger-total dd')).toContainText('$33.35')
  await customer.getByLabel('Card number').fill('4242 4242 4242 4242')
  await expectAccessible(customer)
  await customer.getByRole('button', { name: 'Pay $33.35' }).click()
  await expect(customer).toHaveURL(/\/order\//)
  await page.reload()
  await page.getByRole('link', { name: 'View order' }).click()
  await expect(page.getByRole('heading', { name: 'Order #1' })).toBeVisible()
  expect(problems).toEqual([])
})

test('[SHOP-104] the list of drafts goes on as one scrolls, fits a phone, and keeps what was typed in one of them', async ({
  page,
  context,
}) => {
  const { problems } = watchPage(page)
  const { site, shop } = await makeSellingSite()
  const lines = [{ kind: 'own', title: 'Engraving', quantity: 1, priceCents: 750 }]
  for (let at = 1; at <= 60; at++)
    expect((await shop.client.post(api.draftOrders, { email: `ada-${at}@example.com`, lines })).status).toBe(201)
  await page.setViewportSize({ width: 390, height: 844 })
  await enterAs(context, site)
  await page.goto(`${site.address}/config/store/drafts`)
  await expect(page.getByText('60 drafts')).toBeVisible()
  await expect(page.getByRole('link', { name: 'ada-60@example.com' })).toBeVisible()
  expect(await fitsTheWindow(page)).toBe(true)
  await expect(async () => {
    await page.locator('.order-table tbody tr').last().scrollIntoViewIfNeeded()
    await expect(page.getByRole('link', { name: 'ada-1@example.com' })).toBeVisible({ timeout: 500 })
  }).toPass()
  await page.getByRole('link', { name: 'ada-1@example.com' }).click()
  await page.getByLabel('Order note').fill('Ring twice')
  await page.getByRole('link', { name: 'Drafts' }).click()
  await page.goBack()
  await expect(page.getByLabel('Order note')).toHaveValue('Ring twice')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Draft saved' })).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Order note')).toHaveValue('Ring twice')
  await expectAccessible(page)
  expect(problems).toEqual([])
})

test('[SHOP-103] an invoice is downloaded as a PDF; where its fonts lack the letters, the page to print opens instead', async ({
  page,
  context,
}) => {
  const { site, shop } = await makeSellingSite()
  const drafts = openTestDrafts(shop)
  await enterAs(context, site)
  async function askForPdf(title: string) {
    const draft = await drafts.prepare({ lines: [{ ...engraving, title }] })
    const { orderId } = (await drafts.pay(draft.id, draft.totalCents)).body
    await page.goto(`${site.address}/config/store/order-${orderId}`)
    await page.getByRole('button', { name: 'Print' }).click()
    await page.getByRole('menuitem', { name: 'Invoice as PDF' }).click()
  }
  const download = page.waitForEvent('download')
  await askForPdf('Jürgens Tasse')
  expect((await download).suggestedFilename()).toBe('invoice.pdf')
  await askForPdf('Κούπα')
  await expect(page.getByRole('alert').filter({ hasText: 'The PDF can’t show “Κούπα”' })).toBeVisible()
  await expect(page.getByRole('article').getByRole('cell', { name: 'Κούπα' })).toBeVisible()
})
