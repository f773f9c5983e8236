import { expect, type Locator, type Page } from '@playwright/test'

/** Walks by the tab key alone until the control has the focus. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await expect(target).toBeVisible()
  for (let step = 0; step < 200; step++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  await expect(target).toBeFocused()
}

/** Finds an action in the palette and runs it. */
export async function runByPalette(page: Page, action: string) {
  await page.keyboard.press('ControlOrMeta+K')
  const palette = page.getByRole('dialog', { name: 'Find a page or an action' })
  await expect(palette.getByRole('combobox')).toBeFocused()
  await page.keyboard.type(action)
  await expect(palette.getByRole('option').first()).toContainText(action)
  await page.keyboard.press('Enter')
}
