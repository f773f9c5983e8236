import { expect, type Page, test } from '@playwright/test'
import { api } from '@sitewright/model/routes/api'
import { paths } from '@sitewright/model/routes/paths'
import { createShopOwner } from '@sitewright/testkit/shop/test-shop'
import { enterAs, makeSite, type NewSite } from './lib/new-site'
import { expectAccessible, expectAccessiblePart } from './lib/page-health'

/** Opens the cart page with things in it, as the forms of products put them there. */
async function fillCart(page: Page, site: NewSite, productId: string, quantity: number): Promise<void> {
  await page.goto(site.address)
  const status = await page.evaluate(
    async ([address, body]) => {
      const headers = { 'content-type': 'application/json' }
      return (await fetch(address as string, { method: 'POST', headers, body: body as string })).status
    },
    [api.cartEntries, JSON.stringify({ productId, quantity })],
  )
  expect(status).toBe(200)
  await page.goto(site.address + paths.cart)
}

const row = (page: Page, label: string) => page.locator('.cart-totals > div').filter({ hasText: label })

test('[SHOP-123] an owner adds discounts in the panel, and the cart of a visitor takes the best of them and says which', async ({
  page,
  browser,
}) => {
  const site = await makeSite('harbour-kiln')
  const mug = await createShopOwner(site.client).add({ title: 'Mug', priceCents: 4000 })
  await enterAs(page.context(), site)
  await page.goto(`${site.address}/config/store/discounts`)
  await page.getByRole('button', { name: 'Add discount' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add discount' })
  await dialog.getByLabel('Name').fill('Spring sale')
  await dialog.getByText('Automatically').click()
  await expectAccessiblePart(page, 'dialog', 'the editor of a discount')
  await dialog.getByRole('button', { name: 'Add discount' }).click()
  await expect(page.getByRole('row', { name: /Spring sale/ })).toContainText('10% off entire order')

  await page.getByRole('button', { name: 'Add discount' }).click()
  await dialog.getByLabel('Name').fill('Friends')
  await dialog.getByRole('button', { name: 'Add discount' }).click()
  await expect(dialog.getByText('A code has at least 3 characters.')).toBeVisible()
  await dialog.getByLabel('Code', { exact: true }).fill('friends')
  await dialog.getByLabel('Type').selectOption('amount')
  await dialog.getByLabel('Amount').fill('15')
  await dialog.getByLabel('Minimum subtotal').fill('50')
  await dialog.getByRole('button', { name: 'Add discount' }).click()
  await expect(page.getByRole('row', { name: /Friends/ })).toContainText('$15.00 off entire order')
  await expectAccessiblePart(page, '.store', 'the list of discounts')

  const visitor = await (await browser.newContext()).newPage()
  await fillCart(visitor, site, mug.id, 1)
  await expect(row(visitor, 'Spring sale')).toContainText('-$4.00')
  await expect(row(visitor, 'Shipping')).toContainText('Calculated at checkout')
  await visitor.getByLabel('Promo code').fill('nothing')
  await visitor.getByRole('button', { name: 'Apply' }).click()
  await expect(visitor.getByRole('alert')).toHaveText("This code isn't valid. Check the spelling.")
  await visitor.getByLabel('Promo code').fill('Friends')
  await visitor.getByRole('button', { name: 'Apply' }).click()
  await expect(visitor.getByText('Spend $50.00 or more to use this code.')).toBeVisible()
  await visitor.getByRole('button', { name: 'One more of Mug' }).click()
  await expect(row(visitor, 'Friends (FRIENDS)')).toContainText('-$15.00')
  await expect(row(visitor, 'Spring sale')).toHaveCount(0)
  await expect(visitor.locator('[data-cart-total]')).toHaveText('$65.00')
  await expectAccessible(visitor)
  await visitor.getByRole('button', { name: 'Remove code FRIENDS' }).click()
  await expect(row(visitor, 'Spring sale')).toContainText('-$8.00')
})

test('an owner sets up shipping and tax, and a visitor without scripts gets an estimate and chooses an option', async ({
  page,
  browser,
}) => {
  const site = await makeSite('harbour-kiln')
  const mug = await createShopOwner(site.client).add({ title: 'Mug', priceCents: 4000 })
  await enterAs(page.context(), site)
  await page.goto(`${site.address}/config/store/delivery`)
  await page.getByRole('button', { name: 'Add zone' }).click()
  await page.getByLabel('Zone name').fill('Germany')
  await page.getByLabel('Country').selectOption('Germany')
  await page.getByLabel('Per order').fill('6')
  await page.getByRole('button', { name: 'Add shipping option' }).click()
  const express = page.getByRole('group', { name: 'Shipping option Standard' }).last()
  await express.getByLabel('Per order').fill('20')
  await express.getByLabel('Name').fill('Express')
  await expectAccessiblePart(page, '.store', 'shipping')
  await expect(page.getByText('Saved')).toBeVisible()

  await page.goto(`${site.address}/config/store/tax`)
  await page.getByRole('button', { name: 'Add tax rate' }).click()
  await page.getByLabel('Name').fill('VAT')
  await page.getByLabel('Rate', { exact: true }).fill('19')
  await page.getByLabel('Country').selectOption('Germany')
  await expectAccessiblePart(page, '.store', 'tax')
  await expect(page.getByText('Saved')).toBeVisible()

  const withScript = await browser.newContext()
  const visitor = await withScript.newPage()
  await fillCart(visitor, site, mug.id, 1)
  const plain = await browser.newContext({ javaScriptEnabled: false })
  await plain.addCookies(await withScript.cookies())
  const reader = await plain.newPage()
  await reader.goto(site.address + paths.cart)
  await expect(reader.getByLabel('Promo code')).toHaveCount(0)
  await reader.getByText('Estimate shipping and tax').click()
  await reader.getByLabel('Country').selectOption('Germany')
  await reader.getByRole('button', { name: 'Update', exact: true }).last().click()
  await expect(row(reader, 'Shipping')).toContainText('$6.00')
  await expect(row(reader, 'VAT (19%)')).toContainText('$7.60')
  await expect(reader.locator('[data-cart-total]')).toHaveText('$53.60')
  await reader.getByLabel(/Express/).check()
  await reader.getByRole('button', { name: 'Choose' }).click()
  await expect(reader.locator('[data-cart-total]')).toHaveText('$67.60')
})
