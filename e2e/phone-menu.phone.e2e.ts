import { expect, test } from '@playwright/test'
import { starterSite } from './lib/host'
import { expectAccessible, watchPage } from './lib/page-health'

const isPhone = (width: number | undefined) => width !== undefined && width < 800

test('the header shows its links, or on a phone a button that opens them', async ({ page, viewport }) => {
  const watched = watchPage(page)
  await page.goto(starterSite)
  await page.waitForFunction(() => window.Sitewright?.lifecycle.isInitialized === true)
  const button = page.getByRole('button', { name: 'Open menu' })
  if (!isPhone(viewport?.width)) {
    await expect(button).toBeHidden()
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
    return
  }
  await button.click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(button).toBeFocused()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await button.click()
  await menu.getByRole('button', { name: 'Close menu' }).click()
  await expect(menu).toBeHidden()

  await button.click()
  await page.setViewportSize({ width: 1000, height: 800 })
  await expect(page.locator('#site-menu')).not.toHaveAttribute('open')
  await page.setViewportSize({ width: 390, height: 844 })

  await button.click()
  await menu.getByRole('link', { name: 'Visit', exact: true }).click()
  await page.waitForURL(`${starterSite}/visit`)
  await expect(menu).toBeHidden()
  expect(watched.problems).toEqual([])
})
