import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readHostName } from '../hosts/host-names'
import { clientAddress, networkOf, readTrustedProxies } from './client-address'
import { readCookies, writeCookie } from './cookies'
import { findAmbiguity } from './front-gate'
import { isModest } from './json-body'
import { isForeignRequest } from './origin-check'
import { createRateLimits } from './rate-limits'
import { createRouteTable } from './route-table'

const oneHost = ['Host', 'shop.localhost']

test('plain addresses pass the front gate', () => {
  for (const url of ['/', '/about-us', '/s/abc/name%20of.jpg', '/search?q=a//b%2fc', '/caf%C3%A9']) {
    expect([url, findAmbiguity({ url, rawHeaders: oneHost })]).toEqual([url, null])
  }
})

test('[SEC-39] addresses that two readers could read in two ways are refused', () => {
  const refused = [
    '//',
    '//evil',
    '/a//b',
    '/a/../b',
    '/a/%2e%2e/b',
    '/a/.',
    '/a%2fb',
    '/a%5Cb',
    '/a\\b',
    '/a%',
    '/a%zz',
  ]
  for (const url of [...refused, '/a%00', '/a%0d%0aX: y', '/%ff', 'http://evil/', '*', '', `/${'a'.repeat(9000)}`]) {
    expect([url, findAmbiguity({ url, rawHeaders: oneHost })]).not.toEqual([url, null])
  }
})

test('[SEC-52] two Host headers, or none, are refused', () => {
  expect(findAmbiguity({ url: '/', rawHeaders: [...oneHost, 'host', 'evil'] })).toBe(400)
  expect(findAmbiguity({ url: '/', rawHeaders: [] })).toBe(400)
})

test('the front gate answers for every text', () => {
  fc.assert(
    fc.property(fc.string(), (path) => {
      const found = findAmbiguity({ url: `/${path}`, rawHeaders: oneHost })
      if (found === null) expect(() => new URL(`/${path}`, 'http://shop.localhost')).not.toThrow()
    }),
    { numRuns: 200 },
  )
})

test('X-Forwarded-For counts only as far as trusted proxies wrote it', () => {
  const trusted = readTrustedProxies('10.0.0.1, 10.0.0.2')
  expect(clientAddress('9.9.9.9', '1.1.1.1', trusted)).toBe('9.9.9.9')
  expect(clientAddress('::ffff:10.0.0.1', '6.6.6.6, 1.1.1.1', trusted)).toBe('1.1.1.1')
  expect(clientAddress('10.0.0.1', '6.6.6.6, 1.1.1.1, 10.0.0.2', trusted)).toBe('1.1.1.1')
  expect(clientAddress('10.0.0.1', undefined, trusted)).toBe('10.0.0.1')
  expect(clientAddress('10.0.0.1', 'made up', trusted)).toBe('10.0.0.1')
  expect(clientAddress('10.0.0.1', '1.1.1.1', readTrustedProxies(''))).toBe('10.0.0.1')
})

test('[SEC-23] limits count an IPv6 address by its /64, however it is written, and an IPv4 address by itself', () => {
  const written = ['2001:db8:0:7::1', '2001:0db8:0000:0007:ffff:1:2:3', '2001:DB8:0:7:0:0:0:9%eth0']
  expect(new Set(written.map(networkOf))).toEqual(new Set(['2001:db8:0:7::/64']))
  expect(networkOf('2001:db8::7')).toBe('2001:db8:0:0::/64')
  expect(networkOf('::1')).toBe('0:0:0:0::/64')
  expect(networkOf('203.0.113.7')).toBe('203.0.113.7')
})

test('a request that a browser says comes from elsewhere is foreign', () => {
  const host = 'shop.localhost:4000'
  expect(isForeignRequest({ host })).toBe(false)
  expect(isForeignRequest({ host, origin: 'http://shop.localhost:4000' })).toBe(false)
  expect(isForeignRequest({ host, 'sec-fetch-site': 'same-origin' })).toBe(false)
  expect(isForeignRequest({ host, origin: 'null', 'sec-fetch-site': 'same-origin' })).toBe(false)
  expect(isForeignRequest({ host, origin: 'null', 'sec-fetch-site': 'none' })).toBe(true)
  expect(isForeignRequest({ host: 'shop.example', origin: 'https://shop.example' })).toBe(false)
  for (const origin of ['null', 'http://evil.example', 'http://localhost:4000', 'http://shop.localhost:4001', 'x']) {
    expect([origin, isForeignRequest({ host, origin })]).toEqual([origin, true])
  }
  for (const site of ['cross-site', 'same-site', ''])
    expect(isForeignRequest({ host, 'sec-fetch-site': site })).toBe(true)
})

test('[SEC-50] JSON that is too deep or has too many values is refused before it is parsed', () => {
  expect(isModest('['.repeat(100) + ']'.repeat(100))).toBe(true)
  expect(isModest('['.repeat(101))).toBe(false)
  expect(isModest(`[${'0,'.repeat(19_000)}0]`)).toBe(true)
  expect(isModest(`[${'0,'.repeat(20_000)}0]`)).toBe(false)
  expect(isModest(`[${'[],'.repeat(10_000)}0]`)).toBe(false)
  expect(isModest(`[${'0,'.repeat(20_000)}0]`, 400_000)).toBe(true)
  expect(isModest(`[${'0,'.repeat(300_000)}0]`, 400_000)).toBe(false)
  const named = (count: number) =>
    JSON.stringify(Array.from({ length: count }, (_, at) => ({ [`name-${at}`]: 'words' })))
  expect([isModest(named(1_000)), isModest(named(1_001))]).toEqual([true, false])
  expect(isModest(JSON.stringify({ text: '[{,"\\'.repeat(10_000) }))).toBe(true)
})

test('what JSON writes of modest values is modest', () => {
  fc.assert(
    fc.property(fc.json({ maxDepth: 20 }), (json) => {
      expect(isModest(json)).toBe(true)
    }),
    { numRuns: 100 },
  )
})

test('a host name is read without its port, and nothing else is a host name', () => {
  expect(readHostName('Shop.Localhost:4000')).toBe('shop.localhost')
  expect(readHostName('shop.localhost.')).toBe('shop.localhost')
  for (const bad of [undefined, '', 'a b', 'a/b', '[::1]', 'a@b', '-', 'a:b:1', 'ä.example']) {
    expect([bad, readHostName(bad)]).toEqual([bad, null])
  }
})

test('all cookies of a name are found, so that a planted one does not hide the right one', () => {
  expect(readCookies('session=bad; a=1; session=good; sessionx=no', 'session')).toEqual(['bad', 'good'])
  expect(readCookies(undefined, 'session')).toEqual([])
  expect(writeCookie('a', 'b', { maxAgeSeconds: 5, isSecure: true, isHttpOnly: true })).toBe(
    'a=b; Path=/; Max-Age=5; SameSite=Lax; HttpOnly; Secure',
  )
})

test('a rate limit counts per key and starts anew each minute', () => {
  let now = 0
  const limits = createRateLimits(() => now)
  expect([limits.count('a', 2), limits.count('a', 2)]).toEqual([0, 0])
  expect(limits.count('a', 2)).toBe(60)
  expect(limits.count('b', 2)).toBe(0)
  now = 60_000
  expect(limits.count('a', 2)).toBe(0)
})

test('the route table knows the methods of an address', () => {
  const routes = createRouteTable()
  routes.add('GET', '/api/pages/:pageId')
  routes.add('DELETE', '/api/pages/:pageId')
  routes.add('GET', '/*')
  expect(routes.methodsAt('/api/pages/1')).toEqual(['GET', 'HEAD', 'DELETE'])
  expect(routes.methodsAt('/api/other')).toEqual([])
  expect(routes.methodsAt('/about')).toEqual(['GET', 'HEAD'])
  expect(() => routes.add('GET', '/*')).toThrow('mounted twice')
})
