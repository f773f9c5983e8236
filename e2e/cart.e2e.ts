import { expect, type Page, test } from '@playwright/test'
import { createShopOwner } from '@sitewright/testkit/shop/test-shop'
import { makeSite, type NewSite } from './lib/new-site'
import { expectAccessible, fitsTheWindow, untilQuiet, watchPage } from './lib/page-health'

interface Shop extends NewSite {
  readonly mugId: string
  readonly mugVariantId: string
}

async function makeShop(): Promise<Shop> {
  const site = await makeSite('harbour-kiln')
  const store = createShopOwner(site.client)
  const mug = await store.add({ title: 'Tide mug', priceCents: 2400, stock: 9 })
  const options = [{ name: 'Size', values: ['Small', 'Large'] }]
  await store.add({ title: 'Foam bowl', priceCents: 3600, options })
  return { ...site, mugId: mug.id, mugVariantId: mug.variants[0]?.id ?? '' }
}

const mugPage = '/shop/p/tide-mug'
const bowlPage = '/shop/p/foam-bowl'
const cartLink = (page: Page) => page.locator('[data-cart-link]')
const badge = (page: Page) => page.locator('[data-cart-badge]')
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Shopping cart' })
const addButton = (page: Page) => page.getByRole('button', { name: 'Add to Cart' })
const quantity = (page: Page, title: string) => page.getByRole('spinbutton', { name: `Quantity of ${title}` })
const lines = (page: Page) => page.locator('.cart-line')
const subtotal = (page: Page) => page.locator('[data-cart-subtotal]')
const question = (page: Page) => page.getByRole('dialog', { name: 'Remove this item from your cart?' })

/** The number is in the header once the script of the page has asked for it. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(page.locator('[data-cart-link="initialized"]')).toBeVisible()
}

function watchScripts(page: Page): string[] {
  const names: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') names.push(new URL(request.url()).pathname.split('/').at(-1) ?? '')
  })
  return names
}

test('[SHOP-040] [COM-075] [COM-076] [COM-078] [COM-079] [LIFE-024] [LIFE-025] by mouse: a drawer after adding, the number everywhere, changes in place', async ({
  page,
}) => {
  const shop = await makeShop()
  const { problems } = watchPage(page)
  const scripts = watchScripts(page)
  await open(page, shop.address + mugPage)
  await expect(cartLink(page)).toHaveAccessibleName('Cart 0 items in cart')
  await expect(badge(page)).toBeHidden()
  const before = await cartLink(page).boundingBox()
  await addButton(page).click()
  await expect(drawer(page)).toBeVisible()
  await expect(page).toHaveURL(shop.address + mugPage)
  await expect(drawer(page).getByRole('heading', { name: 'Shopping cart' })).toBeFocused()
  await expect(badge(page)).toHaveText('1')
  await expect(cartLink(page)).toHaveAccessibleName('Cart One item in cart', { timeout: 5000 })
  expect(await cartLink(page).boundingBox()).toEqual(before)
  await expectAccessible(page)
  await drawer(page).getByRole('button', { name: 'One more of Tide mug' }).click()
  await expect(subtotal(page)).toHaveText('$48.00')
  await drawer(page).getByRole('button', { name: 'Close cart' }).click()
  await expect(drawer(page)).toHaveCount(0)

  await open(page, shop.address)
  await expect(badge(page)).toHaveText('2')
  await expect(cartLink(page)).toHaveAccessibleName('Cart 2 items in cart')
  await open(page, shop.address + bowlPage)
  await page.getByRole('radio', { name: 'Large' }).check()
  await addButton(page).click()
  await expect(drawer(page).locator('.cart-line').nth(1)).toContainText('Size: Large')
  expect(scripts.filter((name) => name.startsWith('commerce-cart-page'))).toEqual([])

  await drawer(page).getByRole('link', { name: 'View Cart' }).click()
  await expect(page).toHaveURL(`${shop.address}/cart`)
  await untilQuiet(page)
  expect(scripts.filter((name) => name.startsWith('commerce-cart-page'))).toHaveLength(1)
  await expect(subtotal(page)).toHaveText('$84.00')
  const more = page.getByRole('button', { name: 'One more of Tide mug' })
  for (let press = 0; press < 3; press++) await more.click()
  await expect(subtotal(page)).toHaveText('$156.00')
  await expect(quantity(page, 'Tide mug')).toHaveValue('5')
  await expect(more).toBeFocused()
  await expect(badge(page)).toHaveText('6')
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Remove Foam bowl' }).click()
  await expect(lines(page)).toHaveCount(1)
  await page.getByRole('button', { name: 'Empty Cart' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.locator('.cart-empty > p')).toHaveText('You have nothing in your shopping cart.')
  await expect(badge(page)).toBeHidden()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Continue Shopping' }).click()
  await expect(page).toHaveURL(`${shop.address}/shop`)
  expect(problems).toEqual([])
})

test('[SHOP-040] [COM-066] [COM-067] by keys: adding, changing, the question at 0, and the focus goes back', async ({
  page,
}) => {
  const shop = await makeShop()
  await open(page, shop.address + mugPage)
  await addButton(page).focus()
  await page.keyboard.press('Enter')
  await expect(drawer(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(drawer(page)).toHaveCount(0)
  await expect(addButton(page)).toBeFocused()
  await cartLink(page).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${shop.address}/cart`)
  await untilQuiet(page)
  await quantity(page, 'Tide mug').focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('3')
  await page.keyboard.press('Enter')
  await expect(subtotal(page)).toHaveText('$72.00')
  await expect(quantity(page, 'Tide mug')).toBeFocused()

  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('0')
  await page.keyboard.press('Enter')
  await expect(question(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(question(page)).toHaveCount(0)
  await expect(quantity(page, 'Tide mug')).toHaveValue('3')
  await expect(quantity(page, 'Tide mug')).toBeFocused()

  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('0')
  await page.keyboard.press('Enter')
  await expect(question(page).getByRole('button', { name: 'Remove' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('You have nothing in your shopping cart.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Shopping cart' })).toBeFocused()
})

test('[SHOP-043] [COM-068] [COM-069] [COM-070] what did not go through says so, and the cart stays as it was', async ({
  page,
  context,
}) => {
  const shop = await makeShop()
  await open(page, shop.address + mugPage)
  await page.getByRole('spinbutton').fill('10')
  await addButton(page).click()
  await expect(page.getByRole('alert')).toHaveText('Unable to add itemOnly 9 left. Please try again.')
  await expect(drawer(page)).toHaveCount(0)
  await page.getByRole('spinbutton').fill('2')
  await addButton(page).click()
  await expect(drawer(page)).toBeVisible()
  await expect(page.getByText('Unable to add item')).toHaveCount(0)

  await page.goto(`${shop.address}/cart`)
  await untilQuiet(page)
  await quantity(page, 'Tide mug').fill('10')
  await quantity(page, 'Tide mug').press('Enter')
  await expect(page.getByRole('alert')).toHaveText('Unable to update quantityOnly 9 left. Please try again.')
  await expect(quantity(page, 'Tide mug')).toHaveValue('2')
  await expectAccessible(page)

  await page.route('**/cart', (route) => route.fulfill({ status: 500, body: 'broken' }))
  await page.getByRole('button', { name: 'One more of Tide mug' }).click()
  await expect(page.getByRole('alert')).toHaveText('Unable to update quantityPlease try again.')
  await expect(quantity(page, 'Tide mug')).toHaveValue('2')
  await page.unroute('**/cart')

  await context.setOffline(true)
  await page.getByRole('button', { name: 'Remove Tide mug' }).click()
  await expect(page.getByRole('alert')).toHaveText('Unable to remove itemPlease check your internet connection.')
  await expect(lines(page)).toHaveCount(1)
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Remove Tide mug' }).click()
  await expect(lines(page)).toHaveCount(0)
})

test('[COM-077] [COM-080] above a hundred items the badge counts no further', async ({ page }) => {
  const site = await makeSite('harbour-kiln')
  await createShopOwner(site.client).add({ title: 'Tide mug' })
  await open(page, site.address + mugPage)
  for (const [count, shown, spoken] of [
    ['100', '100', '100 items in cart'],
    ['1', '100+', 'More than 100 items in cart'],
  ] as const) {
    await page.getByRole('spinbutton', { name: 'Quantity', exact: true }).fill(count)
    await addButton(page).click()
    await expect(badge(page)).toHaveText(shown)
    await expect(page.locator('[data-cart-label]')).toHaveText(spoken)
    await page.keyboard.press('Escape')
    await expect(drawer(page)).toHaveCount(0)
  }
})

test('[SHOP-040] tabs take turns, so that two without a cart both keep what they add', async ({ context }) => {
  const shop = await makeShop()
  const [one, two] = [await context.newPage(), await context.newPage()]
  await Promise.all([open(one, shop.address + mugPage), open(two, shop.address + bowlPage)])
  const sent: string[] = []
  two.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
  // As if the answer to its first addition were still on its way.
  await one.evaluate(() => {
    void navigator.locks.request('cart', () => new Promise((resolve) => addEventListener('answered', resolve)))
  })
  await addButton(two).click()
  const waiting = () => two.evaluate(async () => (await navigator.locks.query()).pending?.length)
  await expect.poll(waiting).toBe(1)
  expect(sent).toEqual([])
  await one.evaluate(() => dispatchEvent(new Event('answered')))
  await expect(drawer(two)).toBeVisible()
  await addButton(one).click()
  await expect(drawer(one)).toBeVisible()
  await one.goto(`${shop.address}/cart`)
  await expect(lines(one)).toHaveCount(2)
})

test('[SHOP-042] the page says what changed since it was added', async ({ page }) => {
  const shop = await makeShop()
  await open(page, shop.address + mugPage)
  await addButton(page).click()
  await expect(drawer(page)).toBeVisible()
  await createShopOwner(shop.client).changeVariant(shop.mugVariantId, { price: 2900 })
  await page.goto(`${shop.address}/cart`)
  await expect(page.getByRole('list', { name: 'What has changed' })).toHaveText(
    'The price of Tide mug went up from $24.00 to $29.00.',
  )
  await expect(subtotal(page)).toHaveText('$29.00')
  await createShopOwner(shop.client).setState(shop.mugId, 'DRAFT')
  await page.reload()
  await expect(page.getByRole('list', { name: 'What has changed' })).toHaveText('Tide mug is no longer available.')
  await expectAccessible(page)
})

test('[LIFE-033] without its script adding still works, and the console says what is missing', async ({ page }) => {
  const shop = await makeShop()
  const warnings: string[] = []
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
  await page.route(/\/(add-to-cart|commerce-cart-page)-[^/]*\.js/, (route) => route.abort())
  await open(page, shop.address + mugPage)
  await addButton(page).click()
  await expect(page).toHaveURL(`${shop.address}/cart`)
  await expect(lines(page)).toHaveCount(1)
  await untilQuiet(page)
  expect(warnings.filter((text) => text === 'Commerce rollup not loaded')).toHaveLength(2)
  await page.getByRole('button', { name: 'One more of Tide mug' }).click()
  await expect(quantity(page, 'Tide mug')).toHaveValue('2')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('[SHOP-040] [COM-066] [COM-067] [COM-071] a visitor adds, changes, is asked at 0, removes and empties', async ({
    page,
  }) => {
    const shop = await makeShop()
    await page.goto(shop.address + mugPage)
    await addButton(page).click()
    await expect(page).toHaveURL(`${shop.address}/cart`)
    await page.getByRole('button', { name: 'One more of Tide mug' }).click()
    await expect(subtotal(page)).toHaveText('$48.00')
    await quantity(page, 'Tide mug').fill('4')
    await quantity(page, 'Tide mug').press('Enter')
    await expect(subtotal(page)).toHaveText('$96.00')
    await quantity(page, 'Tide mug').fill('12')
    await page.getByRole('button', { name: 'Update quantity of Tide mug' }).click()
    await expect(page.getByRole('alert')).toHaveText('Unable to update quantityOnly 9 left. Please try again.')
    await expect(quantity(page, 'Tide mug')).toHaveValue('4')

    await quantity(page, 'Tide mug').fill('0')
    await quantity(page, 'Tide mug').press('Enter')
    await expect(page.getByRole('group', { name: 'Remove this item from your cart?' })).toBeVisible()
    await page.getByRole('link', { name: 'Cancel' }).click()
    await expect(quantity(page, 'Tide mug')).toHaveValue('4')
    await quantity(page, 'Tide mug').fill('0')
    await quantity(page, 'Tide mug').press('Enter')
    await page.getByRole('group').getByRole('button', { name: 'Remove' }).click()
    await expect(page.getByText('You have nothing in your shopping cart.')).toBeVisible()

    await page.goto(shop.address + bowlPage)
    await addButton(page).click()
    await expect(lines(page)).toHaveCount(1)
    await page.getByRole('button', { name: 'Empty Cart' }).click()
    await expect(lines(page)).toHaveCount(0)
    await cartLink(page).click()
    await expect(page).toHaveURL(`${shop.address}/cart`)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('[SHOP-040] by touch: the drawer, the cart page and the number beside the menu', async ({ page }) => {
    const shop = await makeShop()
    await open(page, shop.address + mugPage)
    await addButton(page).tap()
    await expect(drawer(page)).toBeVisible()
    expect(await fitsTheWindow(page)).toBe(true)
    await expectAccessible(page)
    await drawer(page).getByRole('button', { name: 'Continue Shopping' }).tap()
    await expect(drawer(page)).toHaveCount(0)
    await cartLink(page).tap()
    await expect(page).toHaveURL(`${shop.address}/cart`)
    await untilQuiet(page)
    await page.getByRole('button', { name: 'One more of Tide mug' }).tap()
    await expect(subtotal(page)).toHaveText('$48.00')
    await expect(badge(page)).toHaveText('2')
    expect(await fitsTheWindow(page)).toBe(true)
    await expectAccessible(page)
  })
})
