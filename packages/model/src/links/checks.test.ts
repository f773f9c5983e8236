import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CheckedLinkKind, isProperUrl, isValidLink, linkLengthLimits } from './checks'

function padTo(length: number, start: string, filler = 'a', end = '') {
  return start + filler.repeat(length - start.length - end.length) + end
}

function expectLimit(kind: CheckedLinkKind, limit: number, start: string, filler?: string, end?: string) {
  expect(isValidLink(kind, padTo(limit - 1, start, filler, end))).toBe(true)
  expect(isValidLink(kind, padTo(limit, start, filler, end))).toBe(false)
}

test('[NAV-053] a domain with a top-level part of 2 or 3 letters is a proper URL', () => {
  for (const value of ['daisy.co', 'daisy.com', 'http://www.daisy.com/a?b', 'https://daisy.com:8080', 'DAISY.COM#x']) {
    expect(isProperUrl(value), value).toBe(true)
  }
})

test('[NAV-054] no domain, or a top-level part of 1 or more than 3 letters, is not a proper URL', () => {
  for (const value of ['', 'com', 'http://com', '.com', 'daisy.c', 'daisy.shop', 'daisy.c0m', 'http://', '/about']) {
    expect(isProperUrl(value), value).toBe(false)
  }
})

test('[NAV-055] an anchor is valid under 100 characters', () => {
  expectLimit('anchor', 100, '#')
  expect(isValidLink('anchor', 'contact')).toBe(false)
})

test('[NAV-056] a tel link is valid under 50 characters', () => {
  expectLimit('tel', 50, 'tel:', '5')
})

test('[NAV-057] a tel number has 4 or more digits, plus or minus, and nothing else', () => {
  expect(isValidLink('tel', 'tel:+1-5')).toBe(true)
  expect(isValidLink('tel', 'tel:+15')).toBe(false)
  expect(isValidLink('tel', 'tel:555 0100')).toBe(false)
  expect(isValidLink('tel', 'tel:555a0100')).toBe(false)
})

test('[NAV-058] an sms link is valid under 1000 characters', () => {
  expectLimit('sms', 1000, 'sms:5550100?body=')
})

test('[NAV-059] a mailto link is valid under 1000 characters', () => {
  expectLimit('mailto', 1000, 'mailto:ann@daisy.com?body=')
})

test('[NAV-060] a mailto link has exactly one @', () => {
  expect(isValidLink('mailto', 'mailto:ann@daisy.com')).toBe(true)
  expect(isValidLink('mailto', 'mailto:ann.daisy.com')).toBe(false)
  expect(isValidLink('mailto', 'mailto:ann@bob@daisy.com')).toBe(false)
  expect(isValidLink('mailto', 'mailto:ann@daisy.com?cc=bob@daisy.com')).toBe(false)
})

test('[NAV-061] a mailto link has a dotted extension after the @', () => {
  expect(isValidLink('mailto', 'mailto:ann@daisy')).toBe(false)
  expect(isValidLink('mailto', 'mailto:ann@daisy.')).toBe(false)
  expect(isValidLink('mailto', 'mailto:ann@.com')).toBe(false)
  expect(isValidLink('mailto', 'mailto:ann.b@daisy')).toBe(false)
  expect(isValidLink('mailto', 'mailto:ann@mail.daisy.com?subject=Hi')).toBe(true)
})

test('[NAV-062] a javascript link is recognized under 250 characters', () => {
  expectLimit('javascript', 250, 'javascript:')
})

test('[NAV-063] an ftp link is valid under 100 characters', () => {
  expectLimit('ftp', 100, 'ftp://')
})

test('[NAV-064] an internal link is valid under 150 characters', () => {
  expectLimit('internal', 150, '/')
})

test('no value makes a check throw', () => {
  const kinds = Object.keys(linkLengthLimits) as CheckedLinkKind[]
  const unit = fc.constantFrom('a', '.', '-', '@', ':', '/', '?', '#', '+', '5', '\n', '\ud800')
  fc.assert(
    fc.property(fc.constantFrom(...kinds), fc.string({ unit }), (kind, value) => {
      expect(typeof isValidLink(kind, value)).toBe('boolean')
      expect(typeof isProperUrl(value)).toBe('boolean')
    }),
    { numRuns: 200 },
  )
})
