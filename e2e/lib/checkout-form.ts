import type { Page } from '@playwright/test'

/** What was typed is on the host. */
export const savedCheckout = (page: Page) =>
  page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.url().includes('/checkouts/'))

export async function fillAddress(page: Page): Promise<void> {
  await page.getByLabel('Full name').fill('Ada Byron')
  await page.getByLabel('Address', { exact: true }).fill('12 Kiln Lane')
  await page.getByLabel('City').fill('Portland')
  await page.getByLabel('State').selectOption('Oregon')
  const answer = savedCheckout(page)
  await page.getByLabel('ZIP code').fill('97201')
  await answer
}
