import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test'
import type { CommentSettings } from '@sitewright/model/comments/comment-settings'
import { api } from '@sitewright/model/routes/api'
import { createItemOwner } from '@sitewright/testkit/sites/test-items'
import { createPageOwner } from '@sitewright/testkit/sites/test-pages'
import { enterAs, makeSite } from './lib/new-site'
import { expectAccessible, watchPage } from './lib/page-health'

const phone = { width: 390, height: 844 }
const notes = (page: Page) => page.getByRole('region', { name: 'Notifications' })
const rows = (page: Page) => page.locator('[data-comment-row]')

async function openBlog(settings: Partial<CommentSettings> = {}) {
  const site = await makeSite('blank')
  const items = createItemOwner(site.client)
  await createPageOwner(site.client).changeDocument(api.commentSettings, { isOn: true, ...settings })
  const blogId = await items.addCollection('blog', 'Journal')
  await items.addPublishedItem(blogId, { title: 'Kiln', slug: 'kiln' }, 'Words about a kiln')
  return { site, address: `${site.address}/journal/kiln` }
}

async function comment(page: Page, name: string, text: string): Promise<void> {
  await page.getByLabel('Comment', { exact: true }).fill(text)
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByRole('button', { name: 'Post comment' }).click()
}

test('[COLL-040] a visitor comments, answers and likes, and sees it at once where nobody has to approve it', async ({
  page,
}) => {
  const { address } = await openBlog({ moderation: 'after' })
  const watched = watchPage(page)
  await page.goto(address)
  await expectAccessible(page)
  await comment(page, 'Ada', 'How hot is it?\n\nSee https://kiln.example/heat.')
  const first = page.locator('.comment').first()
  await expect(first).toContainText('How hot is it?')
  await expect(first.getByRole('link', { name: 'https://kiln.example/heat' })).toHaveAttribute('rel', /ugc/)
  await first.getByRole('link', { name: 'Reply to Ada' }).click()
  await expectAccessible(page)
  await comment(page, 'Bo', 'Very')
  await expect(page.locator('.comment[data-depth="1"]')).toContainText('In reply to Ada')
  await first.getByRole('button', { name: 'Like the comment by Ada' }).click()
  await expect(first).toContainText('1 like')
  await expectAccessible(page)
  await page.setViewportSize(phone)
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width)
  expect(watched.problems).toEqual([])
})

test('[COLL-040] without scripts a comment waits, and a form that is wrong comes back whole', async ({ browser }) => {
  const { address } = await openBlog({ moderation: 'after' })
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(address)
  await comment(page, '', 'Kept words')
  await expect(page.getByText('Enter your name.')).toBeVisible()
  await expect(page.getByLabel('Comment', { exact: true })).toHaveValue('Kept words')
  await page.getByLabel('Name', { exact: true }).fill('Ada')
  await page.getByRole('button', { name: 'Post comment' }).click()
  await expect(page.getByText('Your comment appears once it has been approved.')).toBeVisible()
  await context.close()
})

/** The panel shows a change before the host has it. */
async function untilSaved(page: Page, act: () => Promise<void>): Promise<void> {
  const saved = page.waitForResponse((it) => it.request().method() !== 'GET' && it.url().includes('/api/comments'))
  await act()
  expect((await saved).ok()).toBe(true)
}

/** The visitor's browser is another one: that of a contributor is led to the panel. */
async function openQueue(page: Page, context: BrowserContext, browser: Browser) {
  const { site, address } = await openBlog()
  const visitor = await (await browser.newContext()).newPage()
  for (const [name, text] of [
    ['Ada', 'First words'],
    ['Bo', 'Second <b>words</b>'],
    ['Cy', 'Third words'],
  ] as const) {
    await visitor.goto(address)
    await comment(visitor, name, text)
    await expect(visitor.getByText('Your comment appears once it has been approved.')).toBeVisible()
  }
  await enterAs(context, site)
  await page.goto(`${site.address}/config/comments`)
  await expect(rows(page)).toHaveCount(3)
  return { visitor, address, site }
}

test('[COLL-040] comments are approved, answered and deleted by keys, many at once, and come back by Undo', async ({
  page,
  context,
  browser,
}) => {
  const { visitor, address } = await openQueue(page, context, browser)
  const watched = watchPage(page)
  await expectAccessible(page)
  await expect(page.getByRole('link', { name: 'Comments 3 pending' })).toBeVisible()
  await page.keyboard.press('j')
  await expect(rows(page).first()).toBeFocused()
  await untilSaved(page, () => page.keyboard.press('a'))
  await expect(notes(page)).toContainText('Comment approved')
  await expect(rows(page)).toHaveCount(2)
  await visitor.goto(address)
  await expect(visitor.locator('.comment')).toContainText('Third words')
  await untilSaved(page, () => page.keyboard.press('z'))
  await expect(rows(page)).toHaveCount(3)
  await visitor.goto(address)
  await expect(visitor.locator('.comment')).toHaveCount(0)

  await page.getByLabel('Select comment by Ada').check()
  await page.getByLabel('Select comment by Cy').check()
  await expectAccessible(page)
  await page.getByRole('toolbar').getByRole('button', { name: 'Mark as spam' }).click()
  await expect(rows(page)).toHaveCount(1)
  await page.getByRole('button', { name: 'Reply' }).click()
  await page.getByLabel('Reply to Bo').fill('Thank you')
  await expectAccessible(page)
  await untilSaved(page, () => page.getByRole('button', { name: 'Approve and reply' }).click())
  await expect(page.getByRole('heading', { name: 'You’re all caught up' })).toBeVisible()
  await visitor.goto(address)
  await expect(visitor.locator('.comment')).toHaveCount(2)
  await expect(visitor.locator('.comment').first()).toContainText('Second <b>words</b>')
  await page.getByRole('link', { name: /^Spam/ }).click()
  await expect(rows(page)).toHaveCount(2)
  await page.getByLabel('Search comments').fill('third')
  await expect(rows(page)).toHaveCount(1)
  await page.setViewportSize(phone)
  await expectAccessible(page)
  expect(watched.problems).toEqual([])
  await visitor.context().close()
})

test('[COLL-041] [BLOCK-069] [BLOCK-070] a provider elsewhere counts comments only where its shortname is set', async ({
  page,
}) => {
  const asked: string[] = []
  await page.route('https://*.disqus.com/**', (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/javascript', body: 'document.documentElement.dataset.counted = ""' })
  })
  const { site, address } = await openBlog()
  await page.goto(address)
  await expect(page.locator('html[data-counted]')).toHaveCount(0)
  expect(asked).toEqual([])
  await createPageOwner(site.client).changeDocument(api.commentSettings, { disqusShortname: 'kiln-talk' })
  await page.goto(address)
  await expect(page.locator('html[data-counted]')).toHaveCount(1)
  expect(asked).toEqual(['https://kiln-talk.disqus.com/count.js'])
})
