import { panelPathOf } from '@sitewright/model/navigation/panel-path'
import { api } from '@sitewright/model/routes/api'
import { paths } from '@sitewright/model/routes/paths'
import type { ApiClient } from '@sitewright/testkit/client/api-client'
import { platformHost, startTestHost, type TestHost } from '@sitewright/testkit/host/test-host'
import { sendForm as sendFormOn } from '@sitewright/testkit/sites/send-form'
import { afterAll, beforeAll, expect, test } from 'vitest'

let host: TestHost
beforeAll(async () => {
  host = await startTestHost()
})
afterAll(() => host.stop())

const sendForm = (client: ApiClient, path: string, fields: Record<string, string>) =>
  sendFormOn(host, client, path, fields)

function crumbIn(html: string): string {
  return /name="crumb" value="([^"]+)"/.exec(html)?.[1] ?? ''
}

test('without scripts somebody signs up, makes a site and comes into its panel', async () => {
  const client = host.clientOn(platformHost)
  expect((await client.get(paths.platformHome)).text).toContain('href="/signup"')
  const signedUp = await sendForm(client, paths.platformSignup, {
    displayName: 'Ada',
    email: ' ada@example.com ',
    password: 'kiln-and-harbour',
  })
  expect([signedUp.status, signedUp.headers.location]).toEqual([303, '/sites'])
  expect((await client.get(paths.platformSites)).text).toContain('Your first site is a few minutes away')

  const form = await client.get(paths.platformNewSite)
  const made = await sendForm(client, paths.platformNewSite, {
    crumb: crumbIn(form.text),
    title: 'Ada’s Kiln',
    identifier: '',
    template: 'blank',
  })
  expect(made.status).toBe(303)
  const address = new URL(String(made.headers.location))
  expect(address.href).toBe('http://ada-s-kiln.localhost/config/')
  const site = await host.openSite(client, 'ada-s-kiln')
  expect((await site.get(paths.config)).status).toBe(200)
  expect((await site.get(api.session)).body.account.displayName).toBe('Ada')

  const mine = await client.get(paths.platformSites)
  expect(mine.text).toContain('Ada’s Kiln')
  const opened = await sendForm(client, paths.platformOpenSite, {
    crumb: crumbIn(mine.text),
    identifier: 'ada-s-kiln',
  })
  expect(opened.headers.location).toBe('http://ada-s-kiln.localhost/config/')
  await sendForm(client, paths.platformLogout, { crumb: crumbIn(mine.text) })
  expect((await client.get(paths.platformSites)).headers.location).toBe('/login?next=/sites')
})

test('a form that is wrong comes back with what was typed and what is wrong, without the password', async () => {
  const client = host.clientOn(platformHost)
  const { status, text } = await sendForm(client, paths.platformSignup, {
    displayName: '"><script>alert(1)</script>',
    email: 'not an address',
    password: 'short77',
  })
  expect(status).toBe(400)
  expect(text).toContain('value="not an address"')
  expect(text).toContain('This is not an email address.')
  expect(text).toContain('Use at least 8 characters.')
  expect(text).toContain('aria-invalid="true"')
  expect(text).not.toContain('short77')
  expect(text).not.toContain('<script>')
  expect(text).toContain('&lt;script&gt;')
})

test('a taken address is told at its field', async () => {
  await host.owner({ identifier: 'taken-one' })
  const person = await host.signUp()
  const form = await person.platform.get(paths.platformNewSite)
  const fields = { crumb: crumbIn(form.text), title: 'Mine', identifier: 'taken-one', template: 'blank' }
  const { status, text } = await sendForm(person.platform, paths.platformNewSite, fields)
  expect(status).toBe(400)
  expect(text).toContain('This address is taken. Choose another.')
  expect(text).toContain('value="taken-one"')
})

test('a form without the crumb of the session changes nothing', async () => {
  const person = await host.signUp()
  const fields = { title: 'Mine', identifier: 'never-made', template: 'blank' }
  for (const crumb of ['', 'made-up']) {
    expect((await sendForm(person.platform, paths.platformNewSite, { ...fields, crumb })).status).toBe(403)
  }
  expect((await person.platform.get(api.sites)).body.sites).toEqual([])
  const foreign = await host.request({
    host: platformHost,
    method: 'POST',
    path: paths.platformLogin,
    body: 'email=a&password=b',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://evil.example' },
  })
  expect(foreign.status).toBe(403)
})

test('[SEC-48] signing in on a site leads back to where one wanted to go, on that site alone', async () => {
  const owner = await host.owner()
  const login = panelPathOf(owner.site.identifier) + paths.configLogin
  const client = host.clientOn(platformHost)
  const page = await client.get(`${login}?next=/config/design`)
  expect(page.text).toContain('value="/config/design"')
  const credentials = { email: owner.email, password: owner.password }
  const signedIn = await sendForm(client, login, { ...credentials, next: '/config/design' })
  expect([signedIn.status, signedIn.headers.location]).toEqual([303, `${owner.site.address}/config/design`])
  expect((await client.get(api.session)).body.account.id).toBe(owner.accountId)
  for (const next of ['//evil.example', 'https://evil.example/', '/\\evil.example']) {
    const visitor = host.clientOn(platformHost)
    const { headers } = await sendForm(visitor, login, { ...credentials, next })
    expect(headers.location).toBe(`${owner.site.address}/config/`)
  }
})

test('somebody who may not work on a site is told so and not sent in a circle', async () => {
  const owner = await host.owner()
  const stranger = await host.signUp()
  const client = await host.signIn(owner.client.host, stranger)
  const { status, text } = await client.get(paths.configLogin)
  expect(status).toBe(400)
  expect(text).toContain(`You’re signed in as ${stranger.email}. This account can’t edit this site.`)
})

test('the pages run no script, cannot be framed and send forms home alone', async () => {
  const addresses = [paths.platformHome, paths.platformSignup, paths.platformLogin]
  for (const path of addresses) {
    const { headers, text } = await host.clientOn(platformHost).get(path)
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toMatch(/style-src 'sha256-[^']+'/)
    expect(policy).not.toContain('unsafe')
    expect(headers['x-frame-options']).toBe('DENY')
    expect(text).not.toContain('<script')
    expect(text).not.toMatch(/ style="/)
  }
})

test('addresses of the platform are free for the pages of a site', async () => {
  const owner = await host.owner()
  const made = await owner.client.post(api.pages, { title: 'Sites', slug: 'sites' })
  await owner.client.post(`${api.pages}/${made.body.id}/publish`, {})
  expect((await host.visitor(owner.site).get('/sites')).text).toContain('<title>Sites')
  expect((await host.visitor(owner.site).get('/login')).status).toBe(404)
})

test('the sign-in page of a site names the site, by its title only while visitors may know it', async () => {
  const owner = await host.owner()
  const address = `${panelPathOf(owner.site.identifier)}${paths.configLogin}`
  const readHeading = async () => /<h1>(.*?)<\/h1>/.exec((await host.clientOn(platformHost).get(address)).text)?.[1]
  expect(await readHeading()).toBe('Sign in to Test site')
  expect((await owner.client.put(api.siteStanding, { visibility: 'private' })).status).toBe(200)
  expect(await readHeading()).toBe(`Sign in to ${owner.site.identifier}`)
})
