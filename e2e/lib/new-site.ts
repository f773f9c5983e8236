import type { BrowserContext } from '@playwright/test'
import { panelPathOf } from '@sitewright/model/navigation/panel-path'
import { pageFormat } from '@sitewright/model/pages/document'
import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { paths } from '@sitewright/model/routes/paths'
import type { SiteVisibility } from '@sitewright/model/site/visibility'
import { type ApiClient, createApiClient } from '@sitewright/testkit/client/api-client'
import { createPageOwner } from '@sitewright/testkit/sites/test-pages'
import { port, siteAddress } from './host'
import { sendToHost } from './send-to-host'

export interface NewSite {
  readonly address: string
  /** Of its panel, the platform's. */
  readonly platformAddress: string
  readonly panelAddress: string
  readonly identifier: string
  readonly email: string
  readonly password: string
  /** Signed in as the owner, on the site's address. */
  readonly client: ApiClient
  changeDocument(path: string, fields: Record<string, unknown>): Promise<void>
  /** Replaces and publishes the home page. Each block stands below the one before. */
  publishHome(blocks: readonly { type: string; props: Record<string, unknown> }[]): Promise<void>
}

let made = 0

/** A client of one host that is not signed in; with a token it speaks as its account. */
export function clientOn(host: string, token?: string, hostPort = port): ApiClient {
  return createApiClient({
    host: `${host}:${hostPort}`,
    send: (request) => sendToHost(request, hostPort),
    ...(token === undefined ? {} : { token }),
  })
}

/** Somebody who is not signed in there. */
export function visitorOf(site: NewSite): ApiClient {
  return clientOn(`${site.identifier}.localhost`)
}

/** An account of its own with one site that sells nothing yet, so that no journey meets what another has left. It is open. */
export async function makeSite(
  template: 'blank' | 'harbour-kiln' | 'nord-atelier',
  hostPort = port,
  visibility: SiteVisibility = 'public',
): Promise<NewSite> {
  const name = `journey-${process.pid}-${++made}`
  const person = { email: `${name}@example.com`, password: 'clay-on-the-wheel' }
  const platform = clientOn('localhost', undefined, hostPort)
  await expectStatus(platform.post(api.signup, person), 201)
  const site = { title: 'Journey', identifier: name, template, hasStore: false, visibility }
  await expectStatus(platform.post(api.sites, site), 201)
  const client = createApiClient({
    host: `${name}.localhost:${hostPort}`,
    send: (request) => sendToHost(request, hostPort),
    panel: { client: platform, path: panelPathOf(name) },
  })
  await takeMark(client, platform, clientOn(`${name}.localhost`, undefined, hostPort))
  const { changeDocument } = createPageOwner(client)
  return {
    address: siteAddress(name, hostPort),
    platformAddress: `http://localhost:${hostPort}`,
    panelAddress: `http://localhost:${hostPort}${panelPathOf(name)}`,
    identifier: name,
    ...person,
    client,
    changeDocument,
    publishHome: (blocks) => publishHome(client, blocks),
  }
}

async function publishHome(client: ApiClient, blocks: Parameters<NewSite['publishHome']>[0]): Promise<void> {
  const { pages } = (await client.get(api.pages)).body
  const { id: pageId, draftVersion } = pages.find((page: { isHomepage: boolean }) => page.isHomepage)
  const placed = blocks.map((block, index) => ({
    ...block,
    id: String(index + 2).padStart(24, '0'),
    desktop: { start: { x: 0, y: index * 12 }, end: { x: 12, y: index * 12 + 10 } },
  }))
  const document = { format: pageFormat, sections: [{ id: '1'.padStart(24, '0'), blocks: placed }] }
  await expectStatus(client.put(fillPath(api.pageDocument, { pageId }), { version: draftVersion, document }), 200)
  await expectStatus(client.post(fillPath(api.pagePublish, { pageId }), {}), 200)
}

/** As a browser opens the site: its address leads to the panel, which sends the browser back once to be marked. */
async function takeMark(client: ApiClient, platform: ApiClient, browser: ApiClient): Promise<void> {
  const asked = await expectStatus(browser.get(paths.config), 303)
  const given = await expectStatus(platform.get(pathOf(asked.headers.location)), 303)
  await expectStatus(browser.get(pathOf(given.headers.location)), 303)
  for (const [name, value] of browser.cookies) client.cookies.set(name, value)
}

function pathOf(location = ''): string {
  const { pathname, search } = new URL(location)
  return pathname + search
}

/** Signs the browser in, as signing in on the platform and opening the panel of the site would. */
export async function enterAs(context: BrowserContext, site: NewSite): Promise<void> {
  const cookiesAt = (cookies: ReadonlyMap<string, string>, url: string) =>
    [...cookies].map(([name, value]) => ({ name, value, url }))
  await context.addCookies([
    ...cookiesAt(site.client.cookies, site.address),
    ...cookiesAt(site.client.locate(paths.config).cookies, site.platformAddress),
  ])
}

async function expectStatus(call: ReturnType<ApiClient['get']>, status: number) {
  const answer = await call
  if (answer.status !== status) throw new Error(`Expected ${status}, got ${answer.status}: ${answer.text}`)
  return answer
}
