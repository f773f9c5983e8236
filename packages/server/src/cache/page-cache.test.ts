import { createServer, type IncomingHttpHeaders, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, expect, test } from 'vitest'
import type { Change } from '../storage/database'
import { createPageCache, type PageCache, type RenderedPage } from './page-cache'
import { compressBetter } from './prepared-answer'

const html = `<!doctype html><title>Harbour Kiln</title>${'<p>Mugs and bowls.</p>'.repeat(200)}`
const home: RenderedPage = { status: 200, contentType: 'text/html; charset=utf-8', body: html, tags: ['page:1'] }
const host = { websiteId: 'a'.repeat(24), kind: 'built-in' } as const

const closers: (() => void)[] = []
afterEach(() => {
  for (const close of closers.splice(0)) close()
})

interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

async function startCache(maxBytes = 8e6) {
  const clock = { ms: 1_000_000 }
  const listeners: ((change: Change) => void)[] = []
  const missed: (() => void)[] = []
  const cache: PageCache = createPageCache({
    database: {
      onChange: (listener) => {
        listeners.push(listener)
        return () => {}
      },
      onMissedChanges: (listener) => {
        missed.push(listener)
        return () => {}
      },
    },
    fixedHeaders: { 'x-content-type-options': 'nosniff' },
    onError: (reason) => {
      throw reason
    },
    maxBytes,
    now: () => clock.ms,
  })
  const server = createServer((req, res) => {
    if (!cache.serve(req, res)) res.writeHead(421).end('miss')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closers.push(() => {
    server.closeAllConnections()
    server.close()
    cache.close()
  })
  const { port } = server.address() as AddressInfo
  const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    new Promise<Answer>((resolve, reject) => {
      const sent = request({ port, host: '127.0.0.1', path, method, headers: { host: 'kiln.localhost', ...headers } })
      sent.on('error', reject)
      sent.on('response', (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk) => chunks.push(chunk))
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
        )
      })
      sent.end()
    })
  const change = (tags: string[]) => {
    for (const listener of listeners) listener({ websiteId: host.websiteId, tags })
  }
  return { cache, ask, change, missChanges: () => missed.forEach((listener) => void listener()) }
}

test('a cached page is served in the encoding that the visitor takes, with the right headers', async () => {
  const { cache, ask } = await startCache()
  cache.learnHost('kiln.localhost', host)
  await cache.load(host, '/', async () => home)
  const plain = await ask('/')
  expect(plain.status).toBe(200)
  expect(plain.body.toString()).toBe(html)
  expect(plain.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'public, max-age=0, stale-if-error=3600',
    vary: 'Accept-Encoding',
    'x-content-type-options': 'nosniff',
    'content-length': String(Buffer.byteLength(html)),
  })
  const brotli = await ask('/', { 'accept-encoding': 'gzip, br' })
  expect(brotli.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(brotli.body).toString()).toBe(html)
  const zipped = await ask('/', { 'accept-encoding': 'gzip' })
  expect(zipped.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(zipped.body).toString()).toBe(html)
  expect(zipped.headers.etag).toBe(plain.headers.etag)
})

test('HEAD has the headers alone, and a known ETag answers 304', async () => {
  const { cache, ask } = await startCache()
  cache.learnHost('kiln.localhost', host)
  await cache.load(host, '/', async () => home)
  const head = await ask('/', {}, 'HEAD')
  expect([head.status, head.body.length, head.headers['content-length']]).toEqual([
    200,
    0,
    String(Buffer.byteLength(html)),
  ])
  const etag = head.headers.etag ?? ''
  for (const known of [etag, '*', `"other", ${etag}`, etag.replace('W/', '')]) {
    const answer = await ask('/', { 'if-none-match': known })
    expect([answer.status, answer.body.length, answer.headers.etag]).toEqual([304, 0, etag])
  }
  expect((await ask('/', { 'if-none-match': '"other"' })).status).toBe(200)
})

test('unknown hosts, other paths, other methods and format views are left to the rest of the server', async () => {
  const { cache, ask } = await startCache()
  await cache.load(host, '/', async () => home)
  expect((await ask('/')).status).toBe(421)
  cache.learnHost('kiln.localhost', host)
  expect((await ask('/')).status).toBe(200)
  expect((await ask('/', { host: 'other.localhost' })).status).toBe(421)
  expect((await ask('/about')).status).toBe(421)
  expect((await ask('//')).status).toBe(421)
  expect((await ask('/', {}, 'POST')).status).toBe(421)
  expect((await ask('/?format=json')).status).toBe(421)
})

test('[SEC-03] a custom domain and the built-in address keep pages of their own', async () => {
  const { cache, ask } = await startCache()
  cache.learnHost('kiln.localhost', host)
  cache.learnHost('kiln.example', { ...host, kind: 'domain' })
  await cache.load(host, '/', async () => home)
  expect((await ask('/', { host: 'kiln.example' })).status).toBe(421)
  await cache.load({ ...host, kind: 'domain' }, '/', async () => ({ ...home, body: 'custom' }))
  expect((await ask('/', { host: 'kiln.example' })).body.toString()).toBe('custom')
  expect((await ask('/')).body.toString()).toBe(html)
})

test('queries share the one cached page and take no memory', async () => {
  const { cache, ask } = await startCache()
  cache.learnHost('kiln.localhost', host)
  await cache.load(host, '/', async () => home)
  const before = cache.byteCount
  for (let number = 0; number < 50; number++) expect((await ask(`/?x=${number}`)).status).toBe(200)
  expect(cache.byteCount).toBe(before)
})

test('a change drops the page and what was learned about its hosts; missed changes drop all', async () => {
  const { cache, ask, change, missChanges } = await startCache()
  cache.learnHost('kiln.localhost', host)
  await cache.load(host, '/', async () => home)
  change(['page:1'])
  cache.learnHost('kiln.localhost', host)
  expect((await ask('/')).status).toBe(421)
  await cache.load(host, '/', async () => home)
  change(['page:2'])
  expect((await ask('/')).status).toBe(421)
  cache.learnHost('kiln.localhost', host)
  expect((await ask('/')).status).toBe(200)
  missChanges()
  cache.learnHost('kiln.localhost', host)
  expect((await ask('/')).status).toBe(421)
})

test('better compression changes the bytes on the wire and not the page', async () => {
  const { cache, ask } = await startCache()
  cache.learnHost('kiln.localhost', host)
  const varied = Array.from({ length: 800 }, (_, index) => `<p>Bowl ${(index * 7919) % 1009} of clay ${index % 13}</p>`)
  const answer = await cache.load(host, '/', async () => ({ ...home, body: varied.join('\n') }))
  const before = answer.variants.br.body.length
  await compressBetter(answer)
  const after = await ask('/', { 'accept-encoding': 'br' })
  expect(after.body.length).toBeLessThan(before)
  expect(after.headers['content-length']).toBe(String(after.body.length))
  expect(brotliDecompressSync(after.body).toString()).toBe(varied.join('\n'))
})
