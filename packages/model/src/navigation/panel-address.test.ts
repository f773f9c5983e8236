import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildPanelAddress, readFrameUrl } from './panel-address'

test('[NAV-010] frameUrl holds the encoded current path and query', () => {
  expect(buildPanelAddress('/shop/mug?size=L&color=dark red')).toBe(
    '/config/?frameUrl=%2Fshop%2Fmug%3Fsize%3DL%26color%3Ddark%20red',
  )
})

test('[NAV-010] what the address holds is what the panel reads', () => {
  const unit = fc.constantFrom('a', 'B', '/', '?', '=', '&', '%', '+', '#', ' ', 'é', '漢')
  fc.assert(
    fc.property(fc.string({ unit }), (text) => {
      const path = `/x${text}`
      const search = new URL(buildPanelAddress(path), 'https://daisy.example').search
      expect(readFrameUrl(search)).toBe(path)
    }),
    { numRuns: 200 },
  )
})

test('a frameUrl that leads to another host, or is missing, opens the home page', () => {
  for (const target of [
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'https://evil.example',
    'javascript:x',
    '//',
  ]) {
    expect(readFrameUrl(`?frameUrl=${encodeURIComponent(target)}`)).toBe('/')
  }
  expect(readFrameUrl('')).toBe('/')
})
