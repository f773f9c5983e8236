import { expect, test } from '@playwright/test'
import { makeCheckoutShop } from './lib/checkout-shop'
import { untilQuiet } from './lib/page-health'

test('[SHOP-108] a shop remembers which link led a visitor to it', async ({ page, context }) => {
  const shop = await makeCheckoutShop()
  const source = async () => (await context.cookies()).find(({ name }) => name === 'ss_csource')?.value
  await page.goto(`${shop.address}/shop`)
  await untilQuiet(page)
  expect(await source()).toBeUndefined()
  await page.goto(`${shop.address}/shop?utm_source=Spring%20Mail`)
  await expect.poll(source).toBe('spring-mail')
  await page.goto(`${shop.address}/shop`)
  await untilQuiet(page)
  expect(await source()).toBe('spring-mail')
})
