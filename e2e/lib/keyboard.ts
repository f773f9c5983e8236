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

/** Goes there by the tab key and presses a key; what has the focus must be in sight, with nothing over it. */
export async function pressAt(page: Page, target: Locator, key = 'Enter') {
  await tabTo(page, target)
  expect(await target.evaluate(isInSight), `${target} is in sight`).toBe(true)
  await page.keyboard.press(key)
}

/** Goes there by the tab key and writes over what stands there. */
export async function writeAt(page: Page, target: Locator, text: string) {
  await pressAt(page, target, 'ControlOrMeta+a')
  await page.keyboard.type(text)
}

/** What is drawn in its middle is itself, or the label that stands for it. */
function isInSight(element: Element): boolean {
  const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined
  const shown = element.getBoundingClientRect().width > 1 ? element : (label ?? element)
  const { left, top, width, height } = shown.getBoundingClientRect()
  const hit = document.elementFromPoint(left + width / 2, top + height / 2)
  return hit !== null && [element, label].some((part) => part?.contains(hit) || hit.contains(part ?? null))
}

/** Finds an action in the palette and runs it. */
export async function runByPalette(page: Page, action: string) {
  // Before the panel is there nobody hears the key.
  await expect(page.getByRole('navigation', { name: 'Panel', exact: true })).toBeVisible()
  await page.keyboard.press('ControlOrMeta+K')
  const palette = page.getByRole('dialog', { name: 'Search pages and actions' })
  await expect(palette.getByRole('combobox')).toBeFocused()
  await page.keyboard.type(action)
  await expect(palette.getByRole('option').first()).toContainText(action)
  await page.keyboard.press('Enter')
}
