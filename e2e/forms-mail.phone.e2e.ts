import { expect, test } from '@playwright/test'
import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { type SmtpDouble, startSmtpDouble } from '@sitewright/testkit/faults/smtp-double'
import { contactForm, sendTestForm } from '@sitewright/testkit/sites/test-forms'
import { idOf, writeHome } from './lib/canvas-page'
import { formOn } from './lib/form-fields'
import { clientOn, enterAs, makeSite } from './lib/new-site'
import { expectAccessible, fitsTheWindow } from './lib/page-health'
import { type SpawnedHost, spawnHost } from './lib/spawn-host'

let smtp: SmtpDouble
let host: SpawnedHost
test.beforeAll(async () => {
  smtp = await startSmtpDouble()
  const settings = { SMTP_URL: smtp.url, MAIL_FROM: 'post@example.com', LOAD_STARTER_SITE: 'false' }
  host = await spawnHost({ settings })
})
test.afterAll(async () => {
  await host?.stop()
  await smtp?.stop()
})

const clerk = 'clerk@example.com'
const mailsToClerk = () => smtp.received.filter(({ to }) => to.includes(clerk)).map(({ raw }) => raw)

test('with the mail server down a form is taken and kept; once it is up its mail comes, and comes once', async ({
  page,
  context,
}) => {
  const site = await makeSite('blank', String(host.port))
  const form = { ...contactForm, storage: { emails: [clerk] } }
  const pageId = await writeHome(site, [[{ id: 1, type: 'form', props: { form }, at: [0, 0, 12, 16] }]])
  expect((await site.client.post(fillPath(api.pagePublish, { pageId }), {})).status).toBe(200)

  smtp.state.isAway = true
  await page.goto(site.address)
  const { button, input, untilAwake } = formOn(page)
  await untilAwake()
  await input('email').fill('ada@example.com')
  await input('message').fill('Is the kiln warm?')
  await button.click()
  await expect(page.locator('.form-done')).toBeVisible()

  await enterAs(context, site)
  await page.goto(`${site.address}/config/forms`)
  await expect(page.getByRole('region', { name: 'Inbox' }).getByText('Is the kiln warm?')).toBeVisible()
  await page.goto(`${site.address}/config/settings/background-work`)
  const work = page.getByRole('listitem').filter({ hasText: 'Send email' })
  await expect(work.getByText(/^The mail server can’t be reached/)).toBeVisible({ timeout: 60_000 })
  await expectAccessible(page)
  expect(await fitsTheWindow(page)).toBe(true)
  expect(mailsToClerk()).toEqual([])

  smtp.state.isAway = false
  await expect.poll(() => mailsToClerk().length, { timeout: 60_000 }).toBe(1)
  expect(mailsToClerk()[0]).toContain('Is the kiln warm?')

  // Refused for good: it waits for a person, who has it tried again.
  smtp.state.refusal = '550 No such mailbox'
  const visitor = clientOn(`${site.identifier}.localhost`, undefined, String(host.port))
  const answers = { email: 'bob@example.com', message: 'And the clay?' }
  expect((await sendTestForm(visitor, idOf(1), answers)).status).toBe(200)
  const failed = page.getByRole('region', { name: 'Failed (1)' })
  await expect(failed.getByText(/550 No such mailbox/)).toBeVisible({ timeout: 60_000 })
  smtp.state.refusal = null
  await failed.getByRole('button', { name: `Retry: Send email to ${clerk}` }).click()
  await expect.poll(() => mailsToClerk().length, { timeout: 60_000 }).toBe(2)
  expect(mailsToClerk()[1]).toContain('And the clay?')
})
