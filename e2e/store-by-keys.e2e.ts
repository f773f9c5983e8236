import { expect, type Page, test } from '@playwright/test'
import { api } from '@sitewright/model/routes/api'
import { pressAt, tabTo, writeAt } from './lib/keyboard'
import { untilQuiet, watchPage } from './lib/page-health'
import { addressInMail } from './lib/read-mail'
import { makeShop } from './lib/shop-site'
import { expectFits, expectSound } from './lib/sound-screen'

test.use({ viewport: { width: 390, height: 844 } })

type Shop = Awaited<ReturnType<typeof makeSellingShop>>
let shop: Shop

test.beforeAll(async () => {
  shop = await makeSellingShop()
})

/** The ceramics of the other journeys, for sale in earnest: delivery, a code, test cards and terms. */
async function makeSellingShop() {
  const made = await makeShop()
  const checkout = { takesTestCards: true, requiresTerms: true }
  await made.changeDocument(api.storeSettings, { checkout })
  const method = (digit: string, name: string, orderCents: number) => ({
    ...{ id: digit.repeat(24), name, rate: { kind: 'flat', orderCents } },
  })
  const methods = [method('1', 'Standard', 600), method('2', 'Express', 1500)]
  const zones = [{ id: '3'.repeat(24), name: 'Home', places: [{ country: 'US' }], methods }]
  await made.changeDocument(api.deliverySettings, { zones })
  const effect = { kind: 'percent', rate: 10_000, on: { kind: 'order' } }
  await made.client.post(api.discounts, { name: 'Friends', code: 'FRIENDS', effect })
  return { ...made, websiteId: (await made.client.get(api.session)).body.website.id as string }
}

const drawer = (page: Page) => page.getByRole('dialog', { name: 'Shopping cart' })
const payButton = (page: Page) => page.getByRole('button', { name: /^(Pay|Place order|Placing)/ })
const problem = (page: Page) => page.locator('.checkout-problem')

test('[SHOP-020] [SHOP-022] [SHOP-040] [SHOP-044] [SHOP-060] [SHOP-067] by keys alone at 390 px: found, chosen, added, changed, a code, an address, declined, paid, mailed', async ({
  page,
}) => {
  const { problems } = watchPage(page)
  await test.step('finds it in its category', async () => {
    await page.goto(`${shop.address}/shop`)
    await untilQuiet(page)
    await expectFits(page, 'list')
    await pressAt(page, page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Mugs' }))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mugs')
    await untilQuiet(page)
    await expectFits(page, 'category')
    await pressAt(page, page.getByRole('link', { name: 'Harbour mug', exact: true }).first())
    await expect(page).toHaveURL(/\/p\/harbour-mug/)
  })

  await test.step('chooses size and glaze and adds it', async () => {
    await untilQuiet(page)
    await pressAt(page, page.getByRole('radio', { name: 'Small' }), 'ArrowRight')
    await pressAt(page, page.getByRole('radio', { name: 'Ash' }), 'ArrowRight')
    await expect(page.getByText('Only 3 left')).toBeVisible()
    await expectSound(page, 'product')
    await pressAt(page, page.getByRole('button', { name: 'Add to Cart' }))
    await expect(drawer(page).getByRole('heading', { name: 'Shopping cart' })).toBeFocused()
    await expectFits(page, 'drawer')
    await pressAt(page, drawer(page).getByRole('link', { name: 'View Cart' }))
    await expect(page).toHaveURL(`${shop.address}/cart`)
  })

  await test.step('changes the quantity, past what there is, and enters a code', async () => {
    await untilQuiet(page)
    const quantity = page.getByRole('spinbutton', { name: 'Quantity of Harbour mug' })
    await writeAt(page, quantity, '5')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toContainText('Only 3 left')
    await expectSound(page, 'cart refused')
    await writeAt(page, quantity, '2')
    await page.keyboard.press('Enter')
    await expect(page.locator('[data-cart-subtotal]')).toHaveText('$52.00')
    await expect(quantity).toBeFocused()
    await writeAt(page, page.getByLabel('Promo code'), 'friends')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Remove code FRIENDS' })).toBeVisible()
    await expectSound(page, 'cart')
    await pressAt(page, page.getByRole('link', { name: 'Checkout' }))
    await expect(page).toHaveURL(`${shop.address}/checkout`)
  })

  const email = `keys-${shop.identifier}@example.com`
  await test.step('says who and where, and how it is to come', async () => {
    await writeAt(page, page.getByLabel('Email', { exact: true }), email)
    await writeAt(page, page.getByLabel('Full name'), 'Ada Byron')
    await writeAt(page, page.getByLabel('Address', { exact: true }), '12 Kiln Lane')
    await writeAt(page, page.getByLabel('City'), 'Portland')
    await tabTo(page, page.getByLabel('State'))
    await page.keyboard.type('Oregon')
    await writeAt(page, page.getByLabel('ZIP code'), '97201')
    await pressAt(page, page.getByLabel(/Standard/), 'ArrowDown')
    await expect(page.getByLabel(/Express/)).toBeChecked()
    await expectSound(page, 'checkout')
  })

  await test.step('is declined, keeps everything, and pays with another card', async () => {
    await writeAt(page, page.getByLabel('Test card number'), '4000 0000 0000 0002')
    await pressAt(page, page.getByLabel('I agree to the terms'), 'Space')
    await pressAt(page, payButton(page))
    await expect(problem(page)).toHaveText('Your card was declined. Try another card.')
    await expect(problem(page)).toBeFocused()
    await expectSound(page, 'declined')
    await writeAt(page, page.getByLabel('Test card number'), '4242 4242 4242 4242')
    await expect(payButton(page)).toHaveText('Pay $61.80')
    await pressAt(page, payButton(page))
    await expect(page).toHaveURL(/\/order\//)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Thank you')
    await expectSound(page, 'order')
  })

  const address = await addressInMail(email, 'Order 1 confirmed', shop.websiteId)
  expect(address).toBe(page.url())
  expect(problems.filter((it) => !it.includes('409'))).toEqual([])
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('[SHOP-020] [SHOP-022] [SHOP-040] [SHOP-044] without scripts and by keys alone at 390 px: list, product, cart and a code', async ({
    page,
  }) => {
    await page.goto(`${shop.address}/shop`)
    await expectFits(page, 'list without scripts')
    await pressAt(page, page.getByRole('link', { name: 'Harbour mug', exact: true }).first())
    await pressAt(page, page.getByRole('radio', { name: 'Small' }), 'ArrowRight')
    await pressAt(page, page.getByRole('button', { name: 'Show this choice' }))
    await expect(page.locator('[data-product-price]')).toHaveText('$30.00')
    await expectFits(page, 'product without scripts')
    await pressAt(page, page.getByRole('button', { name: 'Add to Cart' }))
    await expect(page).toHaveURL(`${shop.address}/cart`)
    await pressAt(page, page.getByRole('button', { name: 'One more of Harbour mug' }))
    await expect(page.locator('[data-cart-subtotal]')).toHaveText('$60.00')
    await writeAt(page, page.getByLabel('Promo code'), 'nonsense')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toHaveText("This code isn't valid. Check the spelling.")
    await writeAt(page, page.getByLabel('Promo code'), 'friends')
    await page.keyboard.press('Enter')
    await expect(page.locator('[data-cart-total]')).toHaveText('$54.00')
    await expectFits(page, 'cart without scripts')
  })
})
