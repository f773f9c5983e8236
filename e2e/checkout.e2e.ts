import { expect, type Page, test } from '@playwright/test'
import { api } from '@sitewright/model/routes/api'
import { fillAddress, savedCheckout } from './lib/checkout-form'
import { type CheckoutShop, makeCheckoutShop } from './lib/checkout-shop'
import { expectAccessible, fitsTheWindow, untilQuiet, watchPage } from './lib/page-health'
import { addressInMail } from './lib/read-mail'

const mugPage = '/shop/p/tide-mug'
const refusedText =
  'Either your session has expired or you do not have cookies enabled. We cannot continue to checkout.'
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Shopping cart' })
const payButton = (page: Page) => page.getByRole('button', { name: /^(Pay|Place order|Placing)/ })
const total = (page: Page) => page.locator('.ledger-total dd')
const problem = (page: Page) => page.locator('.checkout-problem')
async function addMug(page: Page, shop: CheckoutShop): Promise<void> {
  await page.goto(shop.address + mugPage)
  await untilQuiet(page)
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(drawer(page)).toBeVisible()
}

async function openCheckout(page: Page, shop: CheckoutShop): Promise<void> {
  await addMug(page, shop)
  await drawer(page).getByRole('link', { name: 'Checkout' }).click()
  await expect(page).toHaveURL(`${shop.address}/checkout`)
  await expect(page.getByLabel('Email', { exact: true })).toBeVisible()
}

/** The host gets the next press of the button, and its answer never comes. */
async function loseNextAnswer(page: Page): Promise<void> {
  await page.evaluate(() => {
    const send = window.fetch
    window.fetch = async (...call) => {
      const answer = await send(...call)
      if (!String(call[0]).includes('/place')) return answer
      window.fetch = send
      throw new TypeError('The answer got lost.')
    }
  })
}

async function countOrders({ client }: CheckoutShop): Promise<number> {
  return (await client.get(api.orders)).body.total
}

test('[SHOP-060] [SHOP-061] [SHOP-064] [SHOP-065] [SHOP-067] [NAV-001] by mouse: a declined card keeps all, another one pays, the order and its mail have the same lines', async ({
  page,
}) => {
  const shop = await makeCheckoutShop()
  const code = { name: 'Friends', code: 'FRIENDS', effect: { kind: 'percent', rate: 10_000, on: { kind: 'order' } } }
  const made = await shop.client.post(api.discounts, code)
  await openCheckout(page, shop)
  await expect(total(page)).toHaveText('USD $30.00')
  await expectAccessible(page)

  await payButton(page).click()
  await expect(problem(page)).toBeFocused()
  await expect(problem(page).getByRole('link', { name: 'Enter a ZIP code.' })).toBeVisible()
  await expectAccessible(page)
  await problem(page).getByRole('link', { name: 'Enter your email.' }).click()
  await expect(page.getByLabel('Email', { exact: true })).toBeFocused()
  const email = `ada-${shop.identifier}@example.com`
  await page.getByLabel('Email', { exact: true }).fill(email)
  await fillAddress(page)
  await page.getByLabel('ZIP code').fill('10001')
  await page.getByLabel('ZIP code').blur()
  await expect(page.getByRole('paragraph').filter({ hasText: "This ZIP code isn't in Oregon." })).toBeVisible()
  const answer = savedCheckout(page)
  await page.getByLabel('ZIP code').fill('97201')
  await answer
  await page.getByLabel(/Express/).check()
  await expect(total(page)).toHaveText('USD $39.00')
  expect(made.status).toBe(201)
  await page.getByLabel('Discount code').fill('nonsense')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText("This code isn't valid. Check the spelling.").first()).toBeVisible()
  const { problems } = watchPage(page)
  await page.getByLabel('Discount code').fill('friends')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(total(page)).toHaveText('USD $36.60')

  await page.reload()
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email)
  await expect(page.getByLabel('ZIP code')).toHaveValue('97201')
  await expect(page.getByLabel('State')).toHaveValue('OR')
  await expect(page.getByLabel(/Express/)).toBeChecked()

  await expect(page.getByText('no real money moves')).toBeVisible()
  await page.getByText('Test cards to try').click()
  await page.getByRole('button', { name: '4000 0000 0000 0002' }).click()
  await page.getByLabel('I agree to the terms').check()
  await expectAccessible(page)
  await payButton(page).click()
  await expect(problem(page)).toHaveText('Your card was declined. Try another card.')
  await expect(problem(page)).toBeFocused()
  await expect(page.getByLabel('Full name')).toHaveValue('Ada Byron')
  await expectAccessible(page)
  expect(await countOrders(shop)).toBe(0)

  await page.getByLabel('Test card number').fill('4242 4242 4242 4242')
  await expect(payButton(page)).toHaveText('Pay $36.60')
  await payButton(page).dblclick()
  await expect(page).toHaveURL(/\/order\//)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Thank you')
  for (const line of ['Tide mug', 'Express', 'Friends', '$36.60'])
    await expect(page.getByRole('main')).toContainText(line)
  await expectAccessible(page)
  expect(await countOrders(shop)).toBe(1)
  expect(await addressInMail(email, 'Order 1 confirmed', shop.websiteId)).toBe(page.url())
  await page.goBack()
  await expect(page).not.toHaveURL(/\/checkout$/)
  expect(problems).toEqual([])
})

test('[SHOP-060] [SHOP-062] [SHOP-067] by keys on a phone: the summary folds, a card that asks returns to the same checkout', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const shop = await makeCheckoutShop()
  await addMug(page, shop)
  await drawer(page).getByRole('link', { name: 'Checkout' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${shop.address}/checkout`)
  const toggle = page.getByRole('button', { name: /order summary/ })
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  await expect(page.locator('.summary-lines')).toBeHidden()
  await toggle.focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('.summary-lines')).toContainText('Tide mug')
  await page.keyboard.press('Enter')
  expect(await fitsTheWindow(page)).toBe(true)
  await expectAccessible(page)

  const steps = page.getByRole('navigation', { name: 'Checkout steps' })
  await steps.getByRole('link', { name: 'Contact' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Contact' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.type('ada@example.com')
  await expect(page.locator('[role=status]').first()).toContainText('Contact complete')

  await page.getByLabel('Country/Region').first().selectOption('Japan')
  await expect(page.getByLabel('Prefecture')).toBeVisible()
  await expect(page.getByLabel('City')).toHaveCount(0)
  await page.getByLabel('Prefecture').selectOption('Tokyo')
  await page.getByLabel('Postal code').fill('100-0001')
  await expect(page.getByText("We don't deliver to this address.")).toBeVisible()
  await page.getByLabel('Pick up', { exact: true }).focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('Tuesday to Friday, 10 to 5')).toBeVisible()
  await expect(page.getByLabel('No billing address')).toBeChecked()
  await expect(page.getByLabel('Prefecture')).toHaveCount(0)
  await expect(toggle).toContainText('$24.00')

  await page.getByLabel('Test card number').focus()
  await page.keyboard.type('4000 0025 0000 3155')
  await page.getByLabel('I agree to the terms').focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await expect(payButton(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/checkout\/test-payment\//)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Deny' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${shop.address}/checkout`)
  await expect(problem(page)).toContainText("Your bank couldn't confirm it's you.")
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('ada@example.com')
  await page.getByLabel('Test card number').focus()
  await page.keyboard.type('4000 0025 0000 3155')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Confirm payment' }).press('Enter')
  await expect(page).toHaveURL(/\/order\//)
  await expect(page.getByRole('main')).toContainText('The studio')
  expect(await fitsTheWindow(page)).toBe(true)
  expect(await countOrders(shop)).toBe(1)
})

test('[SHOP-067] an answer that got lost, pressed again, charges once', async ({ page }) => {
  const shop = await makeCheckoutShop({ checkout: { takesTestCards: true } })
  await openCheckout(page, shop)
  await page.getByLabel('Email', { exact: true }).fill('ada@example.com')
  await fillAddress(page)
  await page.getByLabel('Test card number').fill('4242424242424242')
  await loseNextAnswer(page)
  await payButton(page).click()
  await expect(problem(page)).toContainText('you will not be charged twice')
  await payButton(page).click()
  await expect(page).toHaveURL(/\/order\//)
  expect(await countOrders(shop)).toBe(1)
})

test('[SHOP-069] [SHOP-070] express checkout goes straight there, and what costs nothing needs no card', async ({
  page,
}) => {
  const checkout = { takesTestCards: true, fields: [{ name: 'Engraving', isRequired: true }] }
  const shop = await makeCheckoutShop({ expressCheckout: true, checkout })
  const free = { name: 'Gift', code: null, effect: { kind: 'percent', rate: 100_000, on: { kind: 'order' } } }
  expect((await shop.client.post(api.discounts, free)).status).toBe(201)
  await page.goto(shop.address + mugPage)
  await untilQuiet(page)
  await page.getByRole('button', { name: 'Purchase' }).click()
  await expect(page).toHaveURL(`${shop.address}/checkout`)
  await page.getByLabel('Pick up', { exact: true }).check()
  await expect(page.getByText('Your order is free. No payment needed.')).toBeVisible()
  await expect(page.getByLabel('Test card number')).toHaveCount(0)
  await page.getByLabel('Email', { exact: true }).fill('ada@example.com')
  await page.getByLabel('Email me with news').check()
  await page.getByLabel('Order note').fill('Ring twice')
  await payButton(page).click()
  await expect(page.locator('.field-error')).toHaveText('Fill in this field.')
  await page.getByLabel('Engraving').fill('For Bo')
  await payButton(page).click()
  await expect(page).toHaveURL(/\/order\//)
  const { orders } = (await shop.client.get(api.orders)).body
  const order = await shop.client.get(api.order.replace(':orderId', orders[0].id))
  expect(order.body).toMatchObject({ note: 'Ring twice', totalCents: 0, fields: [{ value: 'For Bo' }] })
})

test('[NAV-002] [NAV-003] [NAV-004] without its cookies the checkout says so and stays on the page', async ({
  page,
}) => {
  const shop = await makeCheckoutShop()
  await addMug(page, shop)
  await page.context().clearCookies()
  await drawer(page).getByRole('link', { name: 'Checkout' }).click()
  const notice = page.getByRole('dialog', { name: 'Checkout', exact: true })
  await expect(notice).toContainText(refusedText)
  await expect(page).toHaveURL(shop.address + mugPage)
  await notice.getByRole('button', { name: 'Okay' }).click()

  await addMug(page, shop)
  await page.evaluate(() => Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} }))
  await drawer(page).getByRole('link', { name: 'Checkout' }).click()
  await expect(notice).toContainText(refusedText)
  await expect(page).toHaveURL(shop.address + mugPage)
})
