import type { Page } from '@playwright/test'

/** The page that is edited, in its frame. */
export const frameOf = (page: Page) => page.frameLocator('.canvas-frame')

export const saveState = (page: Page) =>
  page.getByRole('status').filter({ hasText: /^(Saved|Saving…|Not saved|Offline)/ })

/** Selects a part of the page in the frame and opens its drawer by the floating toolbar. */
export async function editPart(page: Page, kind: 'Text' | 'Image' | 'Button') {
  const part = frameOf(page)
    .getByRole('group', { name: new RegExp(`^${kind} block`) })
    .first()
  await part.click()
  await page
    .getByRole('toolbar', { name: `${kind} actions` })
    .getByRole('button', { name: 'Edit', exact: true })
    .click()
}
