import { expect, type Page, test } from '@playwright/test'
import { openNewCanvas } from './lib/canvas-page'

const fromElsewhere =
  '<h2 style="font-family: Papyrus" onclick="alert(1)">Open daily</h2><p>from <b>nine</b> to five</p><img src="x" onerror="alert(1)">'

async function copyElsewhere(page: Page, words: Record<string, string>): Promise<void> {
  await page.evaluate(async (all) => {
    const blobs = Object.entries(all).map(([type, text]) => [type, new Blob([text], { type })])
    await navigator.clipboard.write([new ClipboardItem(Object.fromEntries(blobs))])
  }, words)
}

test('words pasted where no text is open become a text block, clean and in their form, and one step of undo', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const canvas = await openNewCanvas(page, [
    [
      { id: 1, at: [0, 0, 8, 4] },
      { id: 2, at: [0, 6, 8, 10] },
    ],
  ])
  const blocks = canvas.frame.locator('main [data-block-id]')
  await copyElsewhere(page, { 'text/html': fromElsewhere, 'text/plain': 'Open daily\nfrom nine to five' })
  await canvas.block(1).click()
  await page.keyboard.press('ControlOrMeta+v')
  await expect(canvas.frame.getByRole('heading', { name: 'Open daily' })).toBeVisible()
  await expect(blocks).toHaveCount(3)
  await expect.poll(async () => (await canvas.saved()).length).toBe(3)
  const pasted = (await canvas.saved()).find((block) => JSON.stringify(block.props).includes('Open daily'))
  expect(pasted?.desktop.start, 'under the selected block').toEqual({ x: 0, y: 4 })
  expect(pasted?.props.text).toEqual({
    type: 'doc',
    content: [
      {
        type: 'heading',
        attrs: { level: 2, textAlign: 'left' },
        content: [{ type: 'text', text: 'Open daily' }],
      },
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'from ' },
          { type: 'text', text: 'nine', marks: [{ type: 'bold' }] },
          { type: 'text', text: ' to five' },
        ],
      },
    ],
  })
  await page.keyboard.press('ControlOrMeta+z')
  await expect(blocks).toHaveCount(2)

  await copyElsewhere(page, { 'text/plain': 'Monday\n\nTuesday' })
  await canvas.block(2).click()
  await page.getByRole('toolbar', { name: 'Text actions' }).getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Paste' }).click()
  await expect(blocks).toHaveCount(3)
  await expect(blocks.filter({ hasText: 'Monday' }).locator('p')).toHaveText(['Monday', 'Tuesday'])
})

test('words pasted into an empty page make its first section; over an open dialog nothing is added', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const canvas = await openNewCanvas(page, [[{ id: 1, at: [0, 0, 8, 4] }]])
  const sections = canvas.frame.locator('main > section')
  await sections.first().click({ position: { x: 5, y: 5 } })
  await page.keyboard.press('Delete')
  await expect(page.getByText('This page is empty.')).toBeVisible()
  await copyElsewhere(page, { 'text/plain': 'Soon there is more to read here.' })
  await page.keyboard.press('?')
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(sheet).toBeVisible()
  await page.keyboard.press('ControlOrMeta+v')
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  await expect(page.getByText('This page is empty.')).toBeVisible()
  await page.keyboard.press('ControlOrMeta+v')
  await expect(sections).toHaveCount(1)
  await expect(sections.getByText('Soon there is more to read here.')).toBeVisible()
})
