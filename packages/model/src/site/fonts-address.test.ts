import { expect, test } from 'vitest'
import { buildFontsAddress } from './fonts-address'

test('all families are named in one request that swaps them in', () => {
  expect(buildFontsAddress(['Inter', 'Playfair Display'])).toBe(
    'https://fonts.googleapis.com/css2?family=Inter&family=Playfair+Display&display=swap',
  )
})

test('without a usable family there is no request, and a name cannot add parameters', () => {
  for (const families of [undefined, null, 'Inter', [], ['', 7]]) expect(buildFontsAddress(families)).toBeUndefined()
  expect(buildFontsAddress(['A&text=x#'])).toBe('https://fonts.googleapis.com/css2?family=A%26text%3Dx%23&display=swap')
})
