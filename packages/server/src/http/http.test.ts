import { connect } from 'node:net'
import { api } from '@sitewright/model/routes/api'
import { paths } from '@sitewright/model/routes/paths'
import { platformHost, startTestHost, type TestHost } from '@sitewright/testkit/host/test-host'
import { afterAll, beforeAll, expect, test } from 'vitest'

let host: TestHost
beforeAll(async () => {
  host = await startTestHost()
})
afterAll(() => host.stop())

/** Sends bytes as they are and reads until the other side ends. */
function sendBytes(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(host.port, '127.0.0.1', () => socket.write(bytes))
    let received = ''
    socket.on('data', (chunk) => {
      received += chunk.toString('latin1')
    })
    socket.on('error', reject)
    socket.on('close', () => resolve(received))
  })
}

async function expectAlive() {
  expect((await host.request({ host: platformHost, path: paths.health })).status).toBe(200)
}

function postJson(body: string, headers: Record<string, string> = {}) {
  const path = api.login
  return host.request({
    host: platformHost,
    method: 'POST',
    path,
    body,
    headers: { 'content-type': 'application/json', ...headers },
  })
}

test('a process says that it lives and that its database answers, on any host', async () => {
  for (const name of [platformHost, 'unknown.example', '127.0.0.1']) {
    expect((await host.request({ host: name, path: paths.health })).status).toBe(200)
    expect((await host.request({ host: name, path: paths.ready })).status).toBe(200)
  }
})

test('[SEC-39] [SEC-52] broken requests are refused and the process lives on', async () => {
  const broken = [
    'GET // HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
    'GET /%zz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
    'GET /../../etc/passwd HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
    'GET / HTTP/1.1\r\nHost: localhost\r\nHost: other.localhost\r\nConnection: close\r\n\r\n',
    'GET http://other.localhost/ HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
    'GET / HTTP/1.1\r\nConnection: close\r\n\r\n',
    `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'a'.repeat(40_000)}\r\n\r\n`,
    'NONSENSE\r\n\r\n',
    'POST /api/auth/Login HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n',
  ]
  for (const bytes of broken)
    expect([bytes.slice(0, 40), await sendBytes(bytes)]).toEqual([
      bytes.slice(0, 40),
      expect.stringMatching(/^HTTP\/1\.1 4\d\d /),
    ])
  await expectAlive()
})

test('[SEC-43] [SEC-50] a body that cannot be read is refused with words', async () => {
  expect((await postJson('"just text"')).status).toBe(400)
  expect((await postJson('')).status).toBe(400)
  const deep = `{"a":${'['.repeat(5000)}${']'.repeat(5000)}}`
  const many = `{${Array.from({ length: 30_000 }, (_, at) => `"k${at}":0`).join()}}`
  const planted = ['{"__proto__":{"isAdmin":true}}', '{"a":{"constructor":{"prototype":{"isAdmin":true}}}}']
  for (const body of ['{"email":', deep, many, ...planted]) {
    const refused = await postJson(body)
    // Before any schema looks at it.
    expect([body.slice(0, 40), refused.status, JSON.parse(refused.text).errorKey]).toEqual([
      body.slice(0, 40),
      400,
      'request.malformed',
    ])
  }
  const answer = await postJson('{')
  expect(JSON.parse(answer.text)).toEqual({
    error: 'This request couldn’t be read.',
    errorKey: 'request.malformed',
    cleaned: true,
  })
  await expectAlive()
})

test('a million keys end in a refusal', async () => {
  const keys = Array.from({ length: 60_000 }, (_, index) => `"k${index}":1`).join(',')
  expect((await postJson(`{${keys}}`)).status).toBe(400)
  await expectAlive()
})

test('[SEC-50] too large is 413, another kind of content or a packed body is 415', async () => {
  const large = await postJson(`"${'a'.repeat(1_100_000)}"`)
  expect([large.status, JSON.parse(large.text).error]).toEqual([413, 'This is larger than the limit of 1 MB.'])
  expect((await postJson('{}', { 'content-type': 'text/plain' })).status).toBe(415)
  expect((await postJson('a=b', { 'content-type': 'application/x-www-form-urlencoded' })).status).toBe(415)
  expect((await postJson('{}', { 'content-encoding': 'gzip' })).status).toBe(415)
})

test('an unknown call is 404, a wrong method 405 with the right ones', async () => {
  const missing = await host.request({ host: platformHost, path: '/api/nothing' })
  expect([missing.status, JSON.parse(missing.text).errorKey]).toEqual([404, 'request.not-found'])
  const wrong = await host.request({ host: platformHost, method: 'DELETE', path: api.session })
  expect([wrong.status, wrong.headers.allow]).toEqual([405, 'GET, HEAD'])
  const options = await host.request({ host: platformHost, method: 'OPTIONS', path: api.login })
  expect([options.status, options.headers.allow]).toEqual([405, 'POST'])
})

test('[SEC-32] every answer carries the security headers and none allows another origin', async () => {
  const addresses = ['/', api.session, '/api/nothing', '//', paths.health, paths.platformLogin]
  for (const path of addresses) {
    const { headers } = await host.request({ host: platformHost, path, headers: { origin: 'http://evil.example' } })
    expect([path, headers['x-content-type-options']]).toEqual([path, 'nosniff'])
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
    expect(headers['access-control-allow-origin']).toBeUndefined()
    expect(headers['strict-transport-security']).toBeUndefined()
    expect(headers['x-powered-by']).toBeUndefined()
  }
})

test('a host that no site has is told so, as JSON and as a page', async () => {
  const name = 'nobody.localhost'
  const json = await host.request({ host: name, path: api.session })
  expect([json.status, JSON.parse(json.text).errorKey]).toEqual([404, 'site.unknown'])
  const page = await host.request({ host: name, path: '/', headers: { accept: 'text/html' } })
  expect(page.status).toBe(404)
  expect(page.text).toContain('There’s no site at this address.')
})

test('a forwarded host or another site’s id in the query changes nothing about which site is asked', async () => {
  const [one, other] = [await host.owner(), await host.owner()]
  const headers = { 'x-forwarded-host': `${other.site.identifier}.localhost`, forwarded: `host=${other.client.host}` }
  const { body } = await one.client.get(`${api.session}?websiteId=${other.site.id}`, { headers })
  expect(body.website.id).toBe(one.site.id)
  expect(body.permissions).toContain('pages.edit')
})

test('[SEC-02] a second Host header is refused before a page of the cache is found', async () => {
  const [one, other] = [await host.owner(), await host.owner()]
  const [first, second] = [host.visitor(one.site), host.visitor(other.site)]
  for (const client of [first, second, first, second]) expect((await client.get('/')).status).toBe(200)
  const hosts = [`Host: ${first.host}`, `Host: ${second.host}`].join('\r\n')
  expect(await sendBytes(`GET / HTTP/1.1\r\n${hosts}\r\nConnection: close\r\n\r\n`)).toMatch(/^HTTP\/1\.1 400 /)
})

test('[SEC-53] too many calls from one address on one site are refused, and other sites go on', async () => {
  const [one, other] = [await host.owner(), await host.owner()]
  const answers = await Promise.all(Array.from({ length: 34 }, () => one.client.post(api.invitations, {})))
  expect(answers.map(({ status }) => status).sort()).toEqual([...Array(30).fill(400), ...Array(4).fill(429)])
  expect((await one.client.post(api.invitations, {})).headers['retry-after']).toMatch(/^\d+$/)
  expect((await other.client.post(api.invitations, {})).status).toBe(400)
})

test('a connection at rest is kept for longer than load balancers keep theirs', async () => {
  const { headers } = await host.request({ host: platformHost, path: paths.health })
  const [, seconds] = /^timeout=(\d+)$/.exec(String(headers['keep-alive'])) ?? []
  expect(Number(seconds)).toBeGreaterThan(60)
})
