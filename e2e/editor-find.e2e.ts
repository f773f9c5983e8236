import { expect, test } from '@playwright/test'
import { openCanvas, writeHome } from './lib/canvas-page'
import { enterAs, makeSite } from './lib/new-site'
import { expectAccessible, watchPage } from './lib/page-health'

const paragraph = (...content: unknown[]) => ({ type: 'doc', content: [{ type: 'paragraph', content }] })
const plain = (text: string) => ({ type: 'text', text })
const bold = (text: string) => ({ ...plain(text), marks: [{ type: 'bold' }] })

test('words are found, walked through and replaced on the page by keys, and taken back in one step', async ({
  page,
  context,
}) => {
  const watched = watchPage(page)
  const site = await makeSite('blank')
  await enterAs(context, site)
  await writeHome(site, [
    [
      { id: 1, at: [0, 0, 12, 4], props: { text: paragraph(plain('The old ki'), bold('ln'), plain(' is a Kiln.')) } },
      { id: 2, at: [12, 0, 24, 4], type: 'button', props: { text: 'See the kiln', href: '/' } },
    ],
    [{ id: 3, at: [0, 0, 24, 4], type: 'quote', props: { quote: 'A kiln to love', source: 'Ada' } }],
  ])
  const { frame, block } = await openCanvas(page, site)
  const marked = () =>
    frame.locator('main').evaluate(() => ({
      all: CSS.highlights.get('panel-find')?.size ?? 0,
      current: [...(CSS.highlights.get('panel-find-current') ?? [])].map(String),
    }))

  await block(1).click()
  await page.keyboard.press('ControlOrMeta+f')
  const bar = page.getByRole('search', { name: 'Find on this page' })
  await expect(bar.getByLabel('Find', { exact: true })).toBeFocused()
  await page.keyboard.type('kiln')
  await expect(bar.getByRole('status')).toHaveText(/^1 of 4, Text block/)
  await expect.poll(marked).toEqual({ all: 4, current: ['kiln'] })
  await page.keyboard.press('Enter')
  await expect.poll(marked).toEqual({ all: 4, current: ['Kiln'] })
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(bar.getByRole('status')).toHaveText(/^4 of 4, Quote block/)
  await expect(block(3)).toHaveAttribute('data-panel-selected', '')
  await page.keyboard.press('Shift+Enter')
  await expect(bar.getByRole('status')).toHaveText(/^3 of 4, Button block/)
  await bar.getByRole('button', { name: 'Match case' }).press('Space')
  await expect(bar.getByRole('status')).toHaveText(/^2 of 3/)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(bar).toBeHidden()
  await expect(block(2)).toBeFocused()
  await expect.poll(marked).toEqual({ all: 0, current: [] })

  await page.keyboard.press('ControlOrMeta+Shift+f')
  await bar.getByLabel('Find', { exact: true }).fill('kiln')
  await bar.getByLabel('Replace with').fill('oven')
  await page.keyboard.press('Enter')
  await expect(block(2)).toContainText('See the oven')
  await expect(bar.getByRole('status')).toContainText('Replaced 1.')
  await bar.getByRole('button', { name: 'Replace all' }).press('Enter')
  await expect(bar.getByRole('status')).toHaveText('No resultsReplaced 3.')
  await expect(block(1)).toHaveText('The old oven is a oven.')
  await expect(block(3)).toContainText('A oven to love')
  await page.keyboard.press('ControlOrMeta+z')
  await expect(block(1).locator('strong')).toHaveText('ln')
  await expect(block(3)).toContainText('A kiln to love')
  await expect(block(2)).toContainText('See the oven')
  expect(watched.problems).toEqual([])
})
