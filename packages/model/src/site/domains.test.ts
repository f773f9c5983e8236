import fc from 'fast-check'
import { expect, test } from 'vitest'
import { domainName, listDnsRecords, readDomainName } from './domains'

test.each([
  ['www.example.com', 'www.example.com'],
  ['  HTTPS://Example.com/ ', 'example.com'],
  ['example.com.', 'example.com'],
  ['köln.example', 'xn--kln-sna.example'],
])('%s is the domain %s', (typed, host) => {
  expect(readDomainName(typed)).toBe(host)
})

test.each([
  '',
  'localhost',
  '127.0.0.1',
  '[::1]',
  '1.2',
  'example.com/shop',
  'example.com:8080',
  'user@example.com',
  'exa mple.com',
  '-bad.example.com',
  'a..b.com',
  '%65xample.com',
  `${'a'.repeat(64)}.com`,
])('%s is no domain', (typed) => {
  expect(readDomainName(typed)).toBeNull()
  expect(domainName.safeParse(typed).success).toBe(false)
})

test('whatever is typed, a domain is plain ASCII and stays itself', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.domain(), fc.string({ unit: 'grapheme' })), (typed) => {
      const host = readDomainName(typed)
      if (host === null) return
      expect(host).toMatch(/^[a-z0-9.-]+$/)
      expect(readDomainName(host)).toBe(host)
    }),
    { numRuns: 200 },
  )
})

test('the records prove the site and lead to its own address', () => {
  const records = listDnsRecords('www.example.com', { websiteId: 'a1', builtInHost: 'kiln.localhost' })
  expect(records.map(({ type, name, value }) => [type, name, value])).toEqual([
    ['TXT', '_sitewright.www.example.com', 'sitewright-site=a1'],
    ['CNAME', 'www.example.com', 'kiln.localhost'],
  ])
})
