import { expect, type Page } from '@playwright/test'

/** Signs in on the built-in address of a site, from a page of it: Node does not know names under localhost. */
export async function signIn(page: Page, site: string, owner: { email: string; password: string }): Promise<void> {
  await page.goto(`${site}/robots.txt`)
  const status = await page.evaluate(async (credentials) => {
    const answer = await fetch('/api/auth/Login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(credentials),
    })
    return answer.status
  }, owner)
  expect(status).toBe(200)
}
