import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { enterAs, makeSite } from './lib/new-site'
import { frameOf, untilSaved } from './lib/panel-page'

const folder = 'node_modules/@fontsource-variable/jetbrains-mono/files'
const buffer = readFileSync(`${folder}/jetbrains-mono-latin-wght-normal.woff2`)

test('[EFF-003] an uploaded font is listed, chosen for headings, shown in the frame and loaded by visitors', async ({
  page,
  browser,
}) => {
  const site = await makeSite('harbour-kiln')
  await enterAs(page.context(), site)
  await page.goto(`${site.address}/config/design/fonts`)
  await expect(page.getByText('No fonts yet.', { exact: false })).toBeVisible()
  const input = page.getByLabel('Upload font', { exact: true }).and(page.locator('input'))
  await input.setInputFiles({ name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('no font') })
  await expect(page.getByText('This isn’t a font file.', { exact: false })).toBeVisible()
  await input.setInputFiles({ name: 'Quay-Variable.woff2', mimeType: 'font/woff2', buffer })
  await expect(page.getByRole('button', { name: /^Quay/ })).toContainText('Variable')
  await page.getByRole('radio', { name: 'Quay' }).check({ force: true })
  await untilSaved(page)
  const family = (element: Element) => getComputedStyle(element).fontFamily
  await expect.poll(() => frameOf(page).locator('h1').first().evaluate(family)).toMatch(/^web-[0-9a-f]{24},/)

  const visitor = await (await browser.newContext()).newPage()
  const loaded = visitor.waitForResponse((answer) => /\/s\/[0-9a-f]{24}\/font\.woff2$/.test(answer.url()))
  await visitor.goto(site.address)
  expect((await loaded).headers()['content-type']).toBe('font/woff2')
  await expect.poll(() => visitor.locator('h1').first().evaluate(family)).toMatch(/^web-[0-9a-f]{24},/)
})
