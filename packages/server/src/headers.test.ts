import { connect } from 'node:net'
import { noteScriptFailure } from '@sitewright/model/lifecycle/script-failed'
import { panelPathOf } from '@sitewright/model/navigation/panel-path'
import { pageFormat } from '@sitewright/model/pages/document'
import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { paths } from '@sitewright/model/routes/paths'
import type { ApiClient } from '@sitewright/testkit/client/api-client'
import type { RawRequest } from '@sitewright/testkit/client/raw-request'
import { platformHost, startTestHost, type TestHost } from '@sitewright/testkit/host/test-host'
import { gradeAnswer, readPolicy } from '@sitewright/testkit/pages/observatory'
import { openTestShop, type TestShop } from '@sitewright/testkit/shop/test-buyers'
import { sampleBlock, sampleSection } from '@sitewright/testkit/sites/sample-page'
import { createPageOwner } from '@sitewright/testkit/sites/test-pages'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashSource } from './http/content-policy'
import { speculationRules } from './render/speculation-rules'

let host: TestHost
let shop: TestShop
let pages: ReturnType<typeof createPageOwner>
let visitor: ApiClient

beforeAll(async () => {
  host = await startTestHost({ environment: { PUBLIC_SCHEME: 'https', TRUSTED_PROXIES: '127.0.0.1' } })
  shop = await openTestShop(host)
  pages = createPageOwner(shop.owner.client)
  visitor = host.visitor(shop.owner.site)
})
afterAll(() => host.stop())

/** Publishes a page with one block and answers with the policy of that page. */
async function policyWith(type: string, props: Record<string, unknown> = {}) {
  const title = `${type}-${host.services.newId()}`
  const pageId = await pages.create({ title })
  const block = sampleBlock(type, props)
  const document = { format: pageFormat, sections: [sampleSection([block])] }
  const saved = await shop.owner.client.put(fillPath(api.pageDocument, { pageId }), { version: 1, document })
  expect([type, saved.status]).toEqual([type, 200])
  await pages.publish(pageId)
  const { headers } = await visitor.get(`/${title}`)
  return readPolicy(String(headers['content-security-policy']))
}

const form = (changes: object = {}) => ({ form: { name: 'Ask', fields: [], ...changes } })

test('[SEC-29] [SEC-31] pages for visitors earn an A or better by the rules of the HTTP Observatory', async () => {
  await shop.addProduct({ title: 'Observed mug' })
  await pages.createPublished({ title: 'Locked', access: 'members' }, 'Words')
  const addresses = ['/', '/nothing-here', '/locked', '/search?q=a', paths.cart, '/_newsletter/confirm?code=x']
  const [, product = ''] =
    /<loc>https?:\/\/[^/]+(\/[^<]*\/p\/[^<]+)</.exec((await visitor.get(paths.sitemap)).text) ?? []
  expect((await visitor.get(product)).text).toContain('Observed mug')
  for (const path of [...addresses, product]) {
    const { headers, text } = await visitor.get(path)
    expect([path, gradeAnswer({ headers, html: text })]).toMatchObject([path, { grade: expect.stringMatching(/^A/) }])
  }
})

test('[SEC-27] [SEC-29] panel, sign-in and checkout earn an A+, and nobody frames them', async () => {
  const buyer = await shop.readyBuyer(await shop.addProduct())
  const platform = host.clientOn(platformHost)
  const answers = [
    await platform.get(paths.platformLogin),
    await platform.get(paths.platformSignup),
    await platform.get(paths.platformHome),
    await platform.get(panelPathOf(shop.owner.site.identifier) + paths.configLogin),
    await visitor.get(paths.memberLogin),
    await shop.owner.client.get(paths.config),
    await shop.owner.platform.get(paths.platformSites),
    await buyer.client.get(paths.checkout),
  ]
  for (const [index, { status, headers, text }] of answers.entries()) {
    expect([index, status, gradeAnswer({ headers, html: text }).grade]).toEqual([index, 200, 'A+'])
    const policy = readPolicy(String(headers['content-security-policy']))
    expect([index, policy.get('frame-ancestors')]).toEqual([index, ["'none'"]])
    expect(policy.get('script-src') ?? policy.get('default-src')).not.toContain("'unsafe-inline'")
  }
})

test('[SEC-17] [SEC-31] every answer is told by its type alone, keeps to https and says little in a Referer, whatever its status', async () => {
  const asked: (Omit<RawRequest, 'host'> & { readonly host?: string })[] = [
    { path: '/' },
    { path: '/api/nothing' },
    { path: '//' },
    { path: '/%zz' },
    { path: paths.health },
    { path: paths.sitemap },
    { path: paths.robots },
    { path: api.session, method: 'DELETE' },
    {
      path: api.login,
      method: 'POST',
      body: `"${'a'.repeat(1_100_000)}"`,
      headers: { 'content-type': 'application/json' },
    },
    { path: api.login, method: 'POST', body: '{', headers: { 'content-type': 'application/json' } },
    { path: api.login, method: 'POST', body: 'a', headers: { 'content-type': 'text/plain' } },
    { path: '/', headers: { 'if-none-match': '*' } },
    { path: '/', headers: { expect: 'the impossible' } },
    { path: '/', host: 'nobody.localhost' },
  ]
  const statuses = new Set<number>()
  for (const request of asked) {
    const { status, headers } = await host.request({ host: visitor.host, ...request })
    statuses.add(status)
    expect([request.path, status, headers]).toMatchObject([
      request.path,
      status,
      {
        'x-content-type-options': 'nosniff',
        'referrer-policy': expect.stringMatching(/^(?:strict-origin-when-cross-origin|same-origin|no-referrer)$/),
        'strict-transport-security': 'max-age=31536000; includeSubDomains',
        'permissions-policy': expect.stringContaining('usb=()'),
        'content-security-policy': expect.stringContaining('frame-ancestors'),
      },
    ])
  }
  expect([...statuses].sort()).toEqual([200, 304, 400, 404, 405, 413, 415, 417])
})

test('[SEC-31] [SEC-52] what is no HTTP at all is answered with the same headers, and the process lives on', async () => {
  for (const bytes of [
    'NONSENSE\r\n\r\n',
    'GET / HTTP/1.1\r\n\r\n',
    `GET / HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(40_000)}\r\n\r\n`,
  ]) {
    const answer = await new Promise<string>((resolve, reject) => {
      const socket = connect(host.port, '127.0.0.1', () => socket.write(bytes))
      let received = ''
      socket.on('data', (chunk) => {
        received += chunk.toString('latin1')
        if (received.includes('\r\n\r\n')) socket.destroy()
      })
      socket.on('error', reject)
      socket.on('close', () => resolve(received))
    })
    expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /)
    for (const header of ['x-content-type-options: nosniff', 'strict-transport-security: ', 'referrer-policy: '])
      expect(answer.toLowerCase()).toContain(header)
  }
  expect((await visitor.get(paths.health)).status).toBe(200)
})

test('a page lets in its own script and styles, and of others only what its blocks and settings ask for', async () => {
  const plain = await policyWith('text')
  expect(plain.get('default-src')).toEqual(["'none'"])
  const own = ["'self'", hashSource(noteScriptFailure), hashSource(speculationRules)]
  expect(plain.get('script-src')).toEqual(own)
  expect(plain.get('style-src-elem')?.every((source) => /^'(?:self|sha256-.+)'$/.test(source))).toBe(true)
  expect(plain.get('form-action')).toEqual(["'self'"])
  const booking = await policyWith('table-booking', { slug: 'kiln', usesWidget: true })
  expect(booking.get('script-src')).toEqual([...own, 'https://*.exploretock.com'])
  expect(booking.get('form-action')).toEqual(["'self'", 'https:'])
  const leading = await policyWith('form', form({ successUrl: 'https://elsewhere.example/thanks' }))
  expect(leading.get('form-action')).toEqual(["'self'", 'https:'])
  await shop.owner.client.put(api.formSettings, { recaptchaSiteKey: 'site', recaptchaSecretKey: 's3cret' })
  expect((await policyWith('form', form())).get('script-src')).toContain('https://www.google.com/recaptcha/')
})

test('where the owner put code of their own its page lets it run, and the pages of passwords and orders do not', async () => {
  const framed = await policyWith('code', { display: 'html', source: '<script>own()</script>' })
  expect(framed.get('default-src')).toContain("'unsafe-inline'")
  const shown = await policyWith('code', { display: 'source', source: '<script>own()</script>' })
  expect(shown.get('script-src')).not.toContain("'unsafe-inline'")
  await pages.changeDocument(api.siteSettings, { codeInjection: { header: '<script>own()</script>', footer: '' } })
  const { headers, text } = await visitor.get('/')
  expect(text).toContain('<script>own()</script>')
  const policy = readPolicy(String(headers['content-security-policy']))
  expect(policy.get('default-src')).toEqual(expect.arrayContaining(["'unsafe-inline'", "'unsafe-eval'", 'https:']))
  expect(policy.get('frame-ancestors')).toEqual(["'self'"])
  expect(headers['permissions-policy']).not.toContain('camera')
  for (const path of [paths.memberLogin, '/_newsletter/confirm?code=x']) {
    const guarded = readPolicy(String((await visitor.get(path)).headers['content-security-policy']))
    expect([path, guarded.get('script-src')?.includes("'unsafe-inline'")]).toEqual([path, false])
  }
})
