import { expect, type Page } from '@playwright/test'
import { type Route, writeRoute } from '@sitewright/panel/ground/router'
import { expectAccessiblePart } from './page-health'

/** Leads on as the browser's own way back does, without loading the panel anew. */
export async function goTo(page: Page, route: Route): Promise<void> {
  await page.evaluate((address) => {
    const [site = ''] = /^\/sites\/[^/]+/.exec(location.pathname) ?? []
    history.pushState(null, '', site + address)
    dispatchEvent(new PopStateEvent('popstate'))
  }, writeRoute(route))
}

/** What stands beside the page, once it has come, in the light and in the dark. */
export async function expectSoundSide(page: Page, name: string): Promise<void> {
  await expect(page.locator('.side h2').first()).toBeVisible()
  await expect(page.locator('.side .sw-skeleton')).toHaveCount(0)
  await expectAccessiblePart(page, '.side', name)
}
