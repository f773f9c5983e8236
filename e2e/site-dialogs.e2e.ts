import { expect, type Page, test } from '@playwright/test'
import { starterSite } from './lib/host'
import { expectAccessible, watchPage } from './lib/page-health'

interface Recorder {
  events: string[]
  dialog: { show(): void }
}

/** Opens a dialog as the site's own code would, and notes its events. */
async function openDialog(page: Page, options: Record<string, unknown>): Promise<void> {
  await page.evaluate(async (given) => {
    const dialogs = await window.Sitewright?.loadDialogs()
    const dialog = dialogs?.openDialog({ title: 'Leave the page?', text: 'Your work is kept.', ...given })
    const events: string[] = []
    Object.assign(window, { recorder: { events, dialog } })
    for (const name of ['show', 'hide', 'confirm', 'reject', 'cancel'] as const) {
      dialog?.on(name, () => events.push(name))
    }
  }, options)
  await expect(page.getByRole('dialog', { name: 'Leave the page?' })).toBeVisible()
}

const recorded = (page: Page) => page.evaluate(() => (Reflect.get(window, 'recorder') as Recorder).events)

async function expectGone(page: Page, events: string[]): Promise<void> {
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect.poll(() => recorded(page)).toEqual(events)
}

test.beforeEach(async ({ page }) => {
  await page.goto(starterSite)
  await page.waitForFunction(() => window.Sitewright?.lifecycle.isInitialised === true)
})

test('[DLG-009] [DLG-010] [DLG-011] [DLG-014] confirming fires confirm, hides the dialog and takes it away', async ({
  page,
}) => {
  const watched = watchPage(page)
  await openDialog(page, { kind: 'confirm-reject-cancel' })
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expectGone(page, ['show', 'confirm', 'hide'])
  await expect(page.locator('.site-dialog')).toHaveCount(0)
  expect(watched.problems).toEqual([])
})

test('[DLG-012] [DLG-013] rejecting and cancelling fire their events and hide the dialog', async ({ page }) => {
  await openDialog(page, { kind: 'confirm-reject-cancel' })
  await page.getByRole('button', { name: "Don't Save" }).click()
  await expectGone(page, ['show', 'reject', 'hide'])
  await openDialog(page, { kind: 'confirm-reject-cancel' })
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expectGone(page, ['show', 'cancel', 'hide'])
})

test("[DLG-005] [DLG-006] an alert has one button, 'Okay', which closes it", async ({ page }) => {
  await openDialog(page, { kind: 'alert' })
  await expect(page.getByRole('dialog').getByRole('button')).toHaveText(['Okay'])
  await page.getByRole('button', { name: 'Okay' }).click()
  await expectGone(page, ['show', 'confirm', 'hide'])
})

test('[DLG-015] a dialog that is kept on hide can be shown again', async ({ page }) => {
  await openDialog(page, { kind: 'confirm-only', isKeptOnHide: true })
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expectGone(page, ['show', 'confirm', 'hide'])
  await page.evaluate(() => (Reflect.get(window, 'recorder') as Recorder).dialog.show())
  await expect(page.getByRole('dialog', { name: 'Leave the page?' })).toBeVisible()
})

test('[DLG-016] a press beside the dialog cancels it; one without buttons stays', async ({ page }) => {
  await openDialog(page, { kind: 'confirm-cancel' })
  await page.mouse.click(5, 5)
  await expectGone(page, ['show', 'cancel', 'hide'])
  await openDialog(page, { kind: 'no-buttons' })
  await page.mouse.click(5, 5)
  await page.mouse.click(8, 8)
  expect(await recorded(page)).toEqual(['show'])
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('[DLG-017] Escape cancels the dialog and does nothing more', async ({ page }) => {
  await openDialog(page, { kind: 'confirm-cancel' })
  await page.keyboard.press('Escape')
  await expectGone(page, ['show', 'cancel', 'hide'])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible()
})

test('[DLG-018] where Escape is off for a dialog it stays, however often the key is pressed', async ({ page }) => {
  await openDialog(page, { kind: 'confirm-only', isEscapeOff: true })
  for (let presses = 0; presses < 4; presses++) await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(1)
  expect(await recorded(page)).toEqual(['show'])
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expectGone(page, ['show', 'confirm', 'hide'])
})

test('[DLG-020] [DLG-021] a dialog is 350 wide with a padding of 20, and the focus goes in and comes back', async ({
  page,
}) => {
  await page.locator('.brand').focus()
  await openDialog(page, { kind: 'confirm-cancel' })
  const box = page.locator('.site-dialog')
  expect(await box.evaluate((element) => getComputedStyle(element).padding)).toBe('20px')
  expect((await box.boundingBox())?.width).toBe(350)
  await expect(page.getByRole('button', { name: 'Confirm' })).toBeFocused()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.locator('.brand')).toBeFocused()
})

test('words that look like markup are words in a dialog', async ({ page }) => {
  await page.evaluate(async () => {
    const dialogs = await window.Sitewright?.loadDialogs()
    dialogs?.openDialog({ title: '<img src=x onerror=alert(1)>', text: '<b>bold</b>' })
  })
  await expect(page.getByRole('dialog', { name: '<img src=x onerror=alert(1)>' })).toContainText('<b>bold</b>')
  await expect(page.locator('.site-dialog img')).toHaveCount(0)
})

test.describe('with a clock that the test moves', () => {
  test('[DLG-019] a dialog whose animation never ends counts as hidden after 600 ms', async ({ page }) => {
    await page.clock.install()
    await openDialog(page, { kind: 'confirm-only' })
    await page.addStyleTag({
      content: `@keyframes stuck { to { opacity: 0.9 } }
        .site-dialog[data-is-hiding] { animation: stuck 1s infinite !important }`,
    })
    await page.clock.pauseAt(Date.now() + 3_600_000)
    await page.getByRole('button', { name: 'Confirm' }).click()
    await page.clock.runFor(599)
    expect(await recorded(page)).toEqual(['show', 'confirm'])
    await page.clock.runFor(1)
    await expectGone(page, ['show', 'confirm', 'hide'])
  })

  test('[DLG-007] a toast stands at the top right and goes after 2 s', async ({ page }) => {
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 3_600_000)
    await page.evaluate(async () => (await window.Sitewright?.loadToasts())?.showToast('Saved'))
    const toast = page.getByRole('status').getByText('Saved')
    await expect(toast).toBeVisible()
    const box = await page.getByRole('status').boundingBox()
    expect(box?.y).toBe(16)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBe(1440 - 16)
    await page.clock.runFor(1999)
    await expect(toast).toBeVisible()
    await page.clock.runFor(1)
    await expect(toast).toHaveCount(0)
  })

  test('[DLG-022] [DLG-023] [DLG-024] [DLG-026] a tooltip comes after 1200 ms of hover in 0.3 s, 250 px wide', async ({
    page,
  }) => {
    await page.clock.install()
    await page.evaluate(() => {
      document.querySelector('.brand')?.setAttribute('data-tooltip', 'To the first page')
      window.Sitewright?.lifecycle.destroy()
      window.Sitewright?.lifecycle.initialise()
    })
    await page.waitForFunction(() => document.adoptedStyleSheets.length > 0)
    await page.clock.pauseAt(Date.now() + 3_600_000)
    const tooltip = page.getByRole('tooltip')
    await page.locator('.brand').hover()
    await page.clock.runFor(1199)
    await expect(tooltip).toHaveCount(0)
    await page.mouse.move(700, 700)
    await page.clock.runFor(2000)
    await expect(tooltip).toHaveCount(0)
    await page.locator('.brand').hover()
    await page.clock.runFor(1200)
    await expect(tooltip).toHaveText('To the first page')
    expect((await tooltip.boundingBox())?.width).toBe(250)
    await expect(tooltip).toHaveCSS('animation-name', 'none')
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await expect(tooltip).toHaveCSS('animation-name', 'site-tooltip-in')
    await expect(tooltip).toHaveCSS('animation-duration', '0.3s')
    await page.mouse.move(700, 700)
    await expect(tooltip).toBeHidden()
  })
})
