import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chooseEncoding } from './accepted-encoding'

test('the best allowed encoding is chosen', () => {
  expect(chooseEncoding('gzip, deflate, br, zstd')).toBe('br')
  expect(chooseEncoding('gzip, deflate')).toBe('gzip')
  expect(chooseEncoding('br;q=0, GZIP;q=0.5')).toBe('gzip')
  expect(chooseEncoding('*')).toBe('br')
  expect(chooseEncoding('*;q=0')).toBe('identity')
  expect(chooseEncoding('brotli')).toBe('identity')
  expect(chooseEncoding(undefined)).toBe('identity')
})

test('any header gives an encoding, and the same one each time', () => {
  fc.assert(
    fc.property(fc.string(), (header) => {
      expect(['br', 'gzip', 'identity']).toContain(chooseEncoding(header))
      expect(chooseEncoding(header)).toBe(chooseEncoding(header))
    }),
  )
})
