import { expect, test } from '@playwright/test'
import { createPageOwner } from '@sitewright/testkit/sites/test-pages'
import { openCanvas, writeHome } from './lib/canvas-page'
import { enterAs, makeSite } from './lib/new-site'
import { expectAccessible, watchPage } from './lib/page-health'

const fromWord = `<html><head><style>p{color:red}</style></head><body>
<h2>Winter <b>firing</b><o:p></o:p></h2>
<p class=MsoNormal style='color:red'>We fire <span style="font-weight:700">twice</span>.<script>window.top.pastedRan = true</script><img src=x onerror="window.top.pastedRan = true"></p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·&nbsp;</span>Bowls</p>
</body></html>`

test('an owner writes on the page by keys alone: types, formats, links, pastes from Word, and takes it all back', async ({
  page,
  context,
}) => {
  const watched = watchPage(page)
  const site = await makeSite('blank')
  await createPageOwner(site.client).create({ title: 'Our studio' })
  await enterAs(context, site)
  await writeHome(site, [[{ id: 1, at: [0, 0, 24, 6] }]])
  const { frame, block } = await openCanvas(page, site)
  const writing = frame.locator('[data-text-editing]')
  await block(1).click()
  await page.keyboard.press('Enter')
  await expect(writing).toBeFocused()

  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Bowls for winter')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('ControlOrMeta+b')
  await expect(writing.locator('strong')).toHaveText('Bowls for winter')
  await expect(page.getByRole('button', { name: 'Bold' })).toHaveAttribute('aria-pressed', 'true')

  // A page is found by its name and linked, without the mouse.
  await page.keyboard.press('ControlOrMeta+k')
  await expect(page.getByRole('combobox', { name: 'Link' })).toBeFocused()
  await page.keyboard.type('stud')
  await expect(page.getByRole('option', { name: 'Our studio' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Page “Our studio”')).toBeVisible()
  await page.getByRole('button', { name: 'Save link' }).press('Enter')
  await expect(writing.locator('a')).toHaveAttribute('href', '/our-studio')
  await expectAccessible(page)

  // What Word brings along is cleaned before anything parses it: nothing runs, nothing is reported.
  await writing.focus()
  await page.keyboard.press('ControlOrMeta+a')
  await writing.evaluate((element, html) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', html)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, fromWord)
  await expect(writing.getByRole('heading', { level: 2 })).toHaveText('Winter firing')
  await expect(writing.locator('p strong')).toHaveText('twice')
  await expect(writing.locator('li')).toHaveText('Bowls')
  await expect(writing.locator('[style], script, [onerror]')).toHaveCount(0)
  expect(await page.evaluate(() => 'pastedRan' in window)).toBe(false)

  await page.keyboard.press('Escape')
  await expect(writing).toHaveCount(0)
  await expect(block(1)).toBeFocused()
  await expect(block(1).getByRole('heading', { level: 2 })).toHaveText('Winter firing')
  const undo = page.getByRole('button', { name: /^Undo/ })
  await expect(async () => {
    if ((await undo.getAttribute('aria-disabled')) !== 'true') await page.keyboard.press('ControlOrMeta+z')
    await expect(undo).toHaveAttribute('aria-disabled', 'true', { timeout: 200 })
  }).toPass()
  await expect(block(1)).toHaveText('Block 1')
  expect(watched.problems).toEqual([])
})
