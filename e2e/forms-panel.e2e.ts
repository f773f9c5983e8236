import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { openCanvas, writeHome } from './lib/canvas-page'
import { enterAs, makeSite } from './lib/new-site'
import { expectAccessible } from './lib/page-health'

const fields = [
  { type: 'email', id: 'email', title: 'Email', required: true },
  { type: 'textarea', id: 'message', title: 'Message' },
]
const attack = '<img src=x onerror=alert(1)> Two vases, please'

async function addField(page: Page, search: string) {
  await page.getByRole('button', { name: 'Add field' }).click()
  await page.getByRole('dialog', { name: 'Add field' }).getByLabel('Search fields').fill(search)
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Title', { exact: true })).toBeFocused()
}

async function pasteInto(page: Page, label: string, text: string) {
  await page.getByLabel(label, { exact: true }).evaluate((input, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)
}

test('[FORM-015] [FORM-116] [FORM-119] an owner builds a form, a visitor sends it, and the owner finds, notes and exports it', async ({
  page,
  context,
  browser,
}) => {
  const site = await makeSite('blank')
  await enterAs(context, site)
  const pageId = await writeHome(site, [[{ id: 1, type: 'form', props: { form: { fields } }, at: [0, 0, 12, 16] }]])
  const calls: string[] = []
  page.on('request', (request) => request.url().includes('/api/form/') && calls.push(request.url()))
  const { frame, block } = await openCanvas(page, site)
  const form = frame.getByRole('form', { name: 'Contact' })
  await expect(form).toBeVisible()
  await block(1).focus()
  await block(1).press('Enter')
  const builder = page.getByRole('region', { name: 'Form', exact: true })
  const tabs = builder.getByRole('tablist', { name: 'Form settings' }).getByRole('tab')
  await expect(tabs).toHaveText(['Build', 'Storage', 'Advanced', 'Captcha', 'Disclaimer'])

  // A field from the picker, its options from a pasted list, its place by the arrow keys; each is drawn at once.
  await addField(page, 'radio')
  await page.keyboard.type('Color')
  await expect(form.getByText('Color')).toBeVisible()
  await pasteInto(page, 'Option 1', '- White\n- Blue\n- Green')
  await expect(form.getByText('Green')).toBeVisible()
  await builder.getByRole('button', { name: 'Move Color', exact: true }).press('ArrowUp')
  const titles = builder.locator('.list-row-title')
  await expect(titles).toHaveText([/Email/, /Color/, /Message/])
  await builder.getByRole('button', { name: 'Actions for Message' }).click()
  await page.getByRole('menuitem', { name: 'Duplicate' }).click()
  await expect(titles).toHaveCount(4)
  await builder.getByRole('button', { name: 'Actions for Email' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(titles).toHaveText([/Color/, /Message/, /Message/])
  await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Undo' }).click()
  await expect(titles).toHaveText([/Email/, /Color/, /Message/, /Message/])
  await builder.getByRole('button', { name: 'Actions for Message' }).last().click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(titles).toHaveCount(3)
  await expectAccessible(page)

  // What is wrong waits in its control and keeps nothing else from the page.
  await tabs.nth(1).click()
  await builder.getByRole('switch', { name: 'Send to a webhook' }).click()
  await builder.getByLabel('Webhook URL', { exact: true }).fill('nonsense')
  await page.keyboard.press('Tab')
  await expect(builder.getByText('Links must be formatted as www.example.com or http://example.com')).toBeVisible()
  await expect(builder.getByText('Update the missing or invalid information above.')).toBeVisible()
  await builder.getByRole('switch', { name: 'Send to a webhook' }).click()
  await expect(builder.getByText('Update the missing or invalid information above.')).toBeHidden()
  await tabs.nth(4).click()
  await builder.getByRole('textbox', { name: 'Disclaimer' }).fill('We answer within a day.')
  await expect(form.getByText('We answer within a day.')).toBeVisible()
  const stored = async () => (await site.client.get(fillPath(api.page, { pageId }))).text
  await expect.poll(stored).toContain('We answer within a day.')
  expect((await site.client.post(fillPath(api.pagePublish, { pageId }), {})).status).toBe(200)

  await form.locator('[name=email]').press('Enter')
  const outside = await browser.newContext()
  const visitor = await outside.newPage()
  await visitor.goto(site.address)
  await visitor.getByLabel('Email').fill('ada@example.com')
  await visitor.getByLabel('Blue').check({ force: true })
  await visitor.getByLabel('Message').fill(attack)
  await visitor.getByRole('button', { name: 'Send' }).click()
  await expect(visitor.getByText('Thank you!')).toBeVisible()
  await outside.close()
  // In the panel the form is drawn and never sent.
  expect(calls).toEqual([])

  // By keys: opened, starred, moved to the bin and taken back.
  await page.goto(`${site.address}/config/forms`)
  await expect(page.getByRole('link', { name: /^Forms\s*1 unread$/ })).toBeVisible()
  const row = page.getByRole('region', { name: 'Inbox' }).getByRole('listitem').filter({ hasText: 'ada@example.com' })
  await expect(row).toBeVisible()
  await page.keyboard.press('j')
  const submission = page.getByRole('article', { name: 'Sent by ada@example.com' })
  await expect(submission.getByText(attack)).toBeVisible()
  await expect(submission.getByText('Blue', { exact: true })).toBeVisible()
  await expect(page.locator('img')).toHaveCount(0)
  await page.keyboard.press('s')
  await expect(row.getByRole('button', { name: /^Star/ })).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('#')
  await expect(row).toHaveCount(0)
  await page.keyboard.press('z')
  await expect(row).toBeVisible()
  await row.getByRole('link').click()
  await submission.getByLabel('New note').fill('Called back.')
  await submission.getByRole('button', { name: 'Add note' }).click()
  await expect(submission.getByText('Called back.')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Export' }).click()
  const dialog = page.getByRole('dialog', { name: 'Export submissions' })
  const downloading = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Export' }).click()
  const file = await readFile(await (await downloading).path(), 'utf8')
  expect(file).toContain('Two vases, please')
  await expect(dialog.getByText('Exported 1 submission to submissions.csv')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).last().click()
})
