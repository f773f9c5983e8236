import fc from 'fast-check'
import { expect, test } from 'vitest'
import { slug } from '../page-settings'
import { freeSlug, isReservedSlug, slugFromTitle } from './slugs'

test('a slug keeps the letters and digits of its title', () => {
  expect(slugFromTitle('Über uns & mehr')).toBe('uber-uns-mehr')
  expect(slugFromTitle("  The potter's wheel — 2026 ")).toBe('the-potters-wheel-2026')
  expect(slugFromTitle('Straße')).toBe('strasse')
  expect(slugFromTitle('О нас')).toBe('page')
})

test('a taken or reserved slug gets the first free number', () => {
  const taken = new Set(['about', 'about-2'])
  expect(freeSlug('about', (it) => taken.has(it))).toBe('about-3')
  expect(freeSlug('team', (it) => taken.has(it))).toBe('team')
  expect(freeSlug('config', () => false)).toBe('config-2')
})

test('addresses of the host are reserved with all below them', () => {
  expect(isReservedSlug('api')).toBe(true)
  expect(isReservedSlug('config/frame')).toBe(true)
  expect(isReservedSlug('apiary')).toBe(false)
})

test('every title gives a slug that pages accept', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (title) => {
      expect(slug.safeParse(slugFromTitle(title)).success).toBe(true)
    }),
  )
})
