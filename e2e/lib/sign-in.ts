import { expect, type Page } from '@playwright/test'
import { api } from '@sitewright/model/routes/api'
import { paths } from '@sitewright/model/routes/paths'
import { platform } from './host'
import { clientOn } from './new-site'

/** Signs in on the platform, as its sign-in page would, and opens the panel of the site, which marks the browser on the site's own address. */
export async function signIn(page: Page, site: string, owner: { email: string; password: string }): Promise<void> {
  const { hostname, port } = new URL(platform)
  const client = clientOn(hostname, undefined, port)
  const { status } = await client.post(api.login, { email: owner.email, password: owner.password })
  expect(status).toBe(200)
  await page.context().addCookies([...client.cookies].map(([name, value]) => ({ name, value, url: platform })))
  await page.goto(`${site}${paths.config}`)
}
