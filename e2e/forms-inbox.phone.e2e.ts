import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { contactForm, sendTestForm } from '@sitewright/testkit/sites/test-forms'
import { idOf, writeHome } from './lib/canvas-page'
import { enterAs, makeSite, visitorOf } from './lib/new-site'
import { expectAccessible, fitsTheWindow, watchPage } from './lib/page-health'

const people = [
  ['Ada', 'Byron'],
  ['Grace', 'Hopper'],
  ['Ada', 'Byron'],
] as const

test('submissions are found, read, put aside, exported and erased', async ({ page, context }) => {
  const watched = watchPage(page)
  const isNarrow = (page.viewportSize()?.width ?? 0) <= 960
  const site = await makeSite('blank')
  const pageId = await writeHome(site, [[{ id: 1, type: 'form', props: { form: contactForm }, at: [0, 0, 12, 16] }]])
  expect((await site.client.post(fillPath(api.pagePublish, { pageId }), {})).status).toBe(200)
  const visitor = visitorOf(site)
  for (const [at, name] of people.entries()) {
    const values = { name: [...name], email: `${name[0].toLowerCase()}@example.com`, message: `Vase number ${at + 1}` }
    expect((await sendTestForm(visitor, idOf(1), values)).status).toBe(200)
  }
  await enterAs(context, site)
  await page.goto(`${site.address}/config/forms`)
  const list = page.getByRole('region', { name: 'Inbox' })
  const rows = list.getByRole('listitem')
  await expect(rows).toHaveCount(3)
  expect(await fitsTheWindow(page)).toBe(true)
  if (isNarrow) await expectAccessible(page)

  await list.getByLabel('Search submissions').fill('ada')
  await expect(rows).toHaveCount(2)
  await rows.first().getByRole('link').click()
  const open = page.getByRole('article', { name: 'Sent by Ada Byron' })
  await expect(open.getByText('Vase number 3')).toBeVisible()
  await open.getByText('All from ada@example.com').click()
  await expect(open.locator('.history').getByRole('listitem')).toHaveCount(2)
  expect(await fitsTheWindow(page)).toBe(true)
  if (isNarrow) await expectAccessible(page)
  await open.getByRole('button', { name: 'Mark as spam' }).click()

  // Beside the list the next one opens; in a narrow window the list comes back.
  if (!isNarrow) await expect(open.getByText('Vase number 1')).toBeVisible()
  await expect(rows).toHaveCount(1)
  await page
    .getByRole('navigation', { name: 'Forms' })
    .getByRole('link', { name: /^Quarantine/ })
    .click()
  const spam = page.getByRole('region', { name: 'Quarantine' })
  await expect(spam.getByRole('listitem')).toHaveCount(1)
  const keptApart = async () => (await site.client.get(`${api.formSubmissions}?state=spam`)).body.submissions.length
  await expect.poll(keptApart).toBe(1)

  // All of one person leaves with a file, and for good.
  await page.getByRole('button', { name: 'Export' }).click()
  const dialog = page.getByRole('dialog', { name: 'Export submissions' })
  const exporting = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Export' }).click()
  expect(await readFile(await (await exporting).path(), 'utf8')).toContain('Vase number 3')
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await page.goto(`${site.address}/config/forms/privacy`)
  const privacy = page.getByRole('region', { name: 'Privacy' })
  await privacy.getByLabel('Email address').fill('ada')
  await privacy.getByRole('button', { name: 'Find' }).click()
  await expect(privacy.getByText('Emails must be formatted as user@domain.com')).toBeVisible()
  await privacy.getByLabel('Email address').fill('ADA@example.com')
  await privacy.getByRole('button', { name: 'Find' }).click()
  const downloading = page.waitForEvent('download')
  await privacy.getByRole('link', { name: 'Download data' }).click()
  const file = JSON.parse(await readFile(await (await downloading).path(), 'utf8'))
  expect(file.submissions).toHaveLength(2)
  expect(await fitsTheWindow(page)).toBe(true)
  if (isNarrow) await expectAccessible(page)
  await privacy.getByRole('button', { name: 'Erase…' }).click()
  const question = page.getByRole('alertdialog', { name: 'Erase this person’s data?' })
  await expect(question.getByRole('button', { name: 'Erase permanently' })).toBeDisabled()
  await question.getByRole('textbox').fill('ada@example.com')
  await question.getByRole('button', { name: 'Erase permanently' }).click()
  await expect(privacy.getByText('Nothing found for ada@example.com')).toBeVisible()
  const { submissions } = (await site.client.get(api.formSubmissions)).body
  expect(submissions.map((it: { email: string }) => it.email)).toEqual(['grace@example.com'])
  expect(watched.problems).toEqual([])
})
