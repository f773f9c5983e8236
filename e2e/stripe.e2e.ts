import { expect, test } from '@playwright/test'
import type { TestHost } from '@sitewright/testkit/host/test-host'
import { openTestShop } from '@sitewright/testkit/shop/test-buyers'
import { type StripeDouble, startStripeDouble } from '@sitewright/testkit/stripe/stripe-double'
import { fakeStripeJs } from './lib/fake-stripe-js'
import { clientOn, enterAs, makeSite } from './lib/new-site'
import { expectAccessible, fitsTheWindow } from './lib/page-health'
import { type SpawnedHost, spawnHost } from './lib/spawn-host'

let stripe: StripeDouble
let host: SpawnedHost

test.beforeAll(async () => {
  stripe = await startStripeDouble()
  host = await spawnHost({ settings: { LOAD_STARTER_SITE: 'false', STRIPE_API_ADDRESS: stripe.address } })
})
test.afterAll(async () => {
  await host.stop()
  await stripe.stop()
})

test('[SHOP-066] [SHOP-067] an owner connects Stripe; a buyer is declined, goes back, pays with another card and has an order', async ({
  page,
  context,
  browser,
}) => {
  const books = stripe.openAccount('sk_test_journey_secret', 'Harbour & Kiln')
  const site = await makeSite('harbour-kiln', String(host.port))
  const visitor = () => clientOn(`${site.identifier}.localhost`, undefined, String(host.port))
  const shop = await openTestShop({ owner: async () => site, visitor } as unknown as TestHost)

  await test.step('the owner enters the keys; wrong ones are named, secret ones are not shown again', async () => {
    await enterAs(context, site)
    await page.goto(`${site.address}/config/store/payments`)
    await page.getByRole('button', { name: 'Connect Stripe' }).click()
    const dialog = page.getByRole('dialog', { name: 'Connect Stripe' })
    await dialog.getByRole('button', { name: 'Connect', exact: true }).click()
    await expect(dialog.getByText('Enter the secret key.')).toBeVisible()
    await dialog.getByLabel('Publishable key').fill('pk_test_journey_public')
    await dialog.getByLabel('Secret key').fill('sk_test_of_nobody_at_all')
    await dialog.getByLabel('Webhook signing secret').fill('whsec_journey_signing')
    await dialog.getByRole('button', { name: 'Connect', exact: true }).click()
    await expect(dialog.getByText("Stripe didn't accept this key.")).toBeVisible()
    await expectAccessible(page)
    await dialog.getByLabel('Secret key').fill('sk_test_journey_secret')
    await dialog.getByRole('button', { name: 'Connect', exact: true }).click()
    const part = page.getByRole('region', { name: 'Stripe' })
    await expect(part.getByText('Harbour & Kiln')).toBeVisible()
    await expect(part.getByText('Test mode')).toBeVisible()
    await expect(part.getByText('•••• cret')).toBeVisible()
    await expectAccessible(page)
    await page.reload()
    await expect(part.getByText('•••• cret')).toBeVisible()
    expect(await page.content()).not.toContain('sk_test_journey_secret')
  })

  const mug = await shop.addProduct({ title: 'Blue mug' })
  const buyer = await shop.readyBuyer(mug)
  const guest = await browser.newContext()
  const shown = await guest.newPage()
  await fakeStripeJs(shown, (intentId, card) => {
    books.pay(intentId, card === 'good' ? 'paid' : 'declined')
    return card === 'good' ? null : 'Your card was declined.'
  })
  const cookies = [...buyer.client.cookies].map(([name, value]) => ({ name, value, url: site.address }))
  await guest.addCookies(cookies)

  await test.step('the buyer pays in the page', async () => {
    await shown.goto(`${site.address}/checkout`)
    await shown.getByLabel('Card or wallet').check()
    await shown.getByRole('button', { name: 'Continue to payment' }).click()
    await expect(shown).toHaveURL(/\/checkout\/stripe\//)
    await expect(shown.getByRole('heading', { name: 'Payment', exact: true })).toBeVisible()
    const pay = shown.getByRole('button', { name: 'Pay $15.00' })
    await expect(pay).toBeEnabled()
    await expectAccessible(shown)
    await fitsTheWindow(shown)
    await shown.getByLabel('Card number').fill('bad')
    await pay.click()
    await expect(shown.getByRole('alert')).toHaveText('Your card was declined.')
    await expect(pay).toBeEnabled()
    await shown.getByRole('button', { name: 'Cancel payment and go back' }).click()
    await expect(shown).toHaveURL(/\/checkout$/)
    await shown.getByLabel('Card or wallet').check()
    await shown.getByRole('button', { name: 'Continue to payment' }).click()
    await shown.getByLabel('Card number').fill('bad')
    await expect(pay).toBeEnabled()
    await pay.click()
    await expect(shown.getByRole('alert')).toHaveText('Your card was declined.')
    await shown.reload()
    await expect(shown.getByRole('alert')).toHaveText('Your card was declined. Try another card.')
    await shown.getByLabel('Card number').fill('good')
    await pay.click()
    await expect(shown).toHaveURL(/\/order\//)
    await expect(shown.getByText('Order 1')).toBeVisible()
  })
  await guest.close()
  expect(books.list()).toMatchObject([{ status: 'canceled' }, { status: 'succeeded', amount: 1500 }])

  await test.step('the owner disconnects', async () => {
    await page.goto(`${site.address}/config/store/payments`)
    await page.getByRole('button', { name: 'Disconnect' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Disconnect' }).click()
    await expect(page.getByRole('button', { name: 'Connect Stripe' })).toBeVisible()
  })
})
