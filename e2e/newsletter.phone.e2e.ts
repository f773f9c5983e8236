import { expect, type Page, test } from '@playwright/test'
import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { forms } from '@sitewright/model/visitor-texts/english/forms'
import { makeSite, type NewSite } from './lib/new-site'
import { expectAccessible, fitsTheWindow, watchPage } from './lib/page-health'

const person = 'ada@example.com'

/** The text of the newest mail of the site under this subject, once it is there. */
async function readMail({ client }: NewSite, subject: string): Promise<string> {
  let text = ''
  const look = async () => {
    const { mails } = (await client.get(api.outbox)).body
    const found = mails.find((mail: { subject: string }) => mail.subject === subject)
    if (found) text = (await client.get(fillPath(api.outboxMail, { mailId: found.id }))).body.text
    return text
  }
  await expect.poll(look, { timeout: 60_000 }).not.toBe('')
  return text
}

const addressWith = (text: string, path: string) =>
  new RegExp(`https?://\\S+${path}\\S+`).exec(text)?.[0] ?? `no address with ${path}`

async function stateOf(site: NewSite, listId: string): Promise<string> {
  const { contacts } = (await site.client.get(fillPath(api.listContacts, { listId }))).body
  return contacts.map((contact: { email: string; state: string }) => `${contact.email} ${contact.state}`).join()
}

async function subscribe(page: Page): Promise<void> {
  const form = page.locator('.newsletter form')
  await form.scrollIntoViewIfNeeded()
  // The island is awake: it checks the form in place of the browser.
  await expect(form).toHaveJSProperty('noValidate', true)
  const email = page.getByLabel('Email address')
  await email.fill('nobody')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await expect(page.locator('.form-problem')).toHaveCount(1)
  await expectAccessible(page)
  await email.fill(person)
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByText('Thank you! The next letter comes to you.')).toBeVisible()
  await expect(page.getByText(forms.confirmByMail)).toBeVisible()
}

test('[FORM-108] [FORM-121] [FORM-122] a visitor subscribes on the site, confirms by mail, and unsubscribes', async ({
  page,
}) => {
  const site = await makeSite('harbour-kiln')
  const { body: list } = await site.client.post(api.mailingLists, { name: 'Studio letters' })
  await site.client.patch(fillPath(api.mailingList, { listId: list.id }), { doubleOptIn: true })
  const watch = watchPage(page)
  await page.goto(`${site.address}/journal`)
  await subscribe(page)

  const mail = await readMail(site, 'Please confirm: Studio letters')
  expect(await stateOf(site, list.id)).toBe(`${person} pending`)
  await page.goto(addressWith(mail, '/_newsletter/confirm'))
  await expectAccessible(page)
  expect(await stateOf(site, list.id)).toBe(`${person} pending`)
  await page.getByRole('button', { name: 'Yes, subscribe me' }).click()
  await expect(page.getByRole('heading', { name: 'You are subscribed' })).toBeVisible()
  expect(await stateOf(site, list.id)).toBe(`${person} subscribed`)

  await page.goto(addressWith(mail, '/_newsletter/unsubscribe/'))
  expect(await stateOf(site, list.id)).toBe(`${person} subscribed`)
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(page.getByRole('heading', { name: 'You are unsubscribed' })).toBeVisible()
  await expectAccessible(page)
  expect(await fitsTheWindow(page)).toBe(true)
  expect(await stateOf(site, list.id)).toBe(`${person} unsubscribed`)
  expect(watch.problems).toEqual([])
})
