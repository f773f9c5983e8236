import { expect, type Page } from '@playwright/test'

/** The page that is edited, in its frame. */
export const frameOf = (page: Page) => page.frameLocator('.canvas-frame')

export const saveState = (page: Page) =>
  page.getByRole('status').filter({ hasText: /^(Saved|Saving…|Not saved|Network error)/ })

/**
 * Everything that was changed is on the host. The first state is that of the top bar, which speaks for the page and for the
 * documents of the site; on screens without the page it is the form's own.
 */
export async function untilSaved(page: Page) {
  await expect(saveState(page).first()).toHaveText(/^Saved/)
}

/** The settings of a block in the drawer, by the tab in which they stand. */
export const openTab = (page: Page, name: 'Content' | 'Style' | 'Effects') =>
  page.locator('.side').getByRole('tab', { name, exact: true }).click()

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
