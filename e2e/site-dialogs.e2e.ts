import { expect, type Page, test } from '@playwright/test'
import { api } from '@sitewright/model/routes/api'
import { addStyles } from './lib/add-styles'
import { starterSite } from './lib/host'
import { makeSite } from './lib/new-site'
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
  await page.waitForFunction(() => window.Sitewright?.lifecycle.isInitialized === true)
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

test('[DLG-012] [DLG-013] rejecting and canceling fire their events and hide the dialog', async ({ page }) => {
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

test('[DLG-028] [DLG-029] focus is kept in a container or by a predicate: what leaves comes back, and both at once is an error', async ({
  page,
}) => {
  await page.evaluate(async () => {
    const dialogs = await window.Sitewright?.loadDialogs()
    const isLink = (target: Element) => target.matches('.brand')
    dialogs?.containFocus({ predicate: isLink }, new AbortController().signal)
  })
  await page.locator('.brand').focus()
  await page.locator('.brand').evaluate(() => document.querySelector<HTMLElement>('main a')?.focus())
  await expect(page.locator('.brand')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.locator('.brand')).toBeFocused()
  const thrown = await page.evaluate(async () => {
    const dialogs = await window.Sitewright?.loadDialogs()
    const { signal } = new AbortController()
    const tries = [{}, { container: document.body, predicate: () => true }]
    return tries.map((given) => {
      try {
        return dialogs?.containFocus(given, signal)
      } catch (error) {
        return (error as Error).message
      }
    })
  })
  const text = 'Focus containment needs exactly one of container or predicate.'
  expect(thrown).toEqual([text, text])
})

test('[EFF-060] [DLG-022] [DLG-024] an icon of a social account tells its name in a tooltip', async ({ page }) => {
  const icon = page.locator('a[rel=me]').last()
  const name = (await icon.textContent()) ?? ''
  await icon.scrollIntoViewIfNeeded()
  const hoveredAt = Date.now()
  await icon.hover()
  await expect(page.getByRole('tooltip')).toHaveText(name)
  expect(Date.now() - hoveredAt).toBeGreaterThanOrEqual(1200)
  expect((await page.getByRole('tooltip').boundingBox())?.width).toBe(250)
})

test('[EFF-060] [DLG-008] a cookie choice that is changed later is confirmed by a toast for 2 s', async ({ page }) => {
  const site = await makeSite('blank')
  await site.changeDocument(api.cookieBanner, {
    isCookieBannerEnabled: true,
    cookieBannerAcceptType: 'opt-in-and-out',
    cookieBannerCtaVariant: 'button',
  })
  await page.goto(site.address)
  const banner = page.getByRole('region', { name: 'Cookie notice' })
  await banner.getByRole('button', { name: 'Accept' }).click()
  await page
    .getByRole('button', { name: 'Cookie settings' })
    .or(page.getByRole('link', { name: 'Cookie settings' }))
    .click()
  await banner.getByRole('button', { name: 'Decline' }).click()
  const toast = page.getByRole('status').getByText('Cookie choice saved')
  await expect(toast).toBeVisible()
  await expect(toast).toHaveCount(0, { timeout: 3000 })
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
    await addStyles(
      page,
      `@keyframes stuck { to { opacity: 0.9 } }
        .site-dialog[data-is-hiding] { animation: stuck 1s infinite !important }`,
    )
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
      window.Sitewright?.lifecycle.initialize()
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
