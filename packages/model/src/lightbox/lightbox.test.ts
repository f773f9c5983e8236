import { expect, test } from 'vitest'
import {
  areArrowsShown,
  chooseOpenedItem,
  decideLightboxClick,
  decideLightboxKey,
  isKeyMoveAllowed,
  lightboxValues,
} from './lightbox'

test('[LBOX-003] [LBOX-004] [LBOX-005] arrows need a second item and a screen that is not handheld', () => {
  expect(areArrowsShown(2, false)).toBe(true)
  expect(areArrowsShown(1, false)).toBe(false)
  expect(areArrowsShown(2, true)).toBe(false)
})

test('[LBOX-012] [LBOX-013] the right arrow goes on, the left arrow back', () => {
  expect(decideLightboxKey('ArrowRight')).toBe('next')
  expect(decideLightboxKey('ArrowLeft')).toBe('previous')
  expect(decideLightboxKey('Escape')).toBe('close')
  for (const other of ['a', 'ArrowUp', 'toString']) expect(decideLightboxKey(other)).toBe(null)
})

test('[LBOX-014] arrow keys move at most once in 200 ms', () => {
  expect(isKeyMoveAllowed(null, 0)).toBe(true)
  expect(isKeyMoveAllowed(1000, 1199)).toBe(false)
  expect(isKeyMoveAllowed(1000, 1200)).toBe(true)
})

const click = { x: 600, y: 200, boxWidth: 1000, boxHeight: 500, isOnVideo: false }

test('[LBOX-015] [LBOX-016] the right half goes on and the left half back', () => {
  expect(decideLightboxClick(click)).toBe('next')
  expect(decideLightboxClick({ ...click, x: 400 })).toBe('previous')
})

test('[LBOX-017] the outer 2 percent do nothing', () => {
  expect(decideLightboxClick({ ...click, x: 19 })).toBe('none')
  expect(decideLightboxClick({ ...click, x: 981 })).toBe('none')
  expect(decideLightboxClick({ ...click, x: 20 })).toBe('previous')
  expect(decideLightboxClick({ ...click, x: 980 })).toBe('next')
})

test('a click on a video plays it and one outside the box closes', () => {
  expect(decideLightboxClick({ ...click, isOnVideo: true })).toBe('play')
  for (const outside of [{ x: -1 }, { x: 1001 }, { y: -1 }, { y: 501 }]) {
    expect(decideLightboxClick({ ...click, ...outside })).toBe('close')
  }
})

const address = {
  items: [{ id: 'a1' }, { id: 'b2', url: 'harbour' }],
  hashItemId: null,
  path: '/work',
  collectionUrl: '/work',
}

test('[LBOX-023] [LBOX-024] the item of a history hash opens, else the last segment of the path', () => {
  expect(chooseOpenedItem({ ...address, hashItemId: 'b2' })).toBe(1)
  expect(chooseOpenedItem({ ...address, path: '/work/harbour' })).toBe(1)
  expect(chooseOpenedItem({ ...address, path: '/work/a1' })).toBe(0)
  expect(chooseOpenedItem({ ...address, hashItemId: 'a1', path: '/work/harbour' })).toBe(0)
})

test('[LBOX-025] an address that names no item opens nothing', () => {
  expect(chooseOpenedItem(address)).toBe(null)
  expect(chooseOpenedItem({ ...address, hashItemId: 'x', path: '/work/y' })).toBe(null)
})

test('[LBOX-032] [LBOX-033] [LBOX-034] [LBOX-035] the values of the lightbox', () => {
  expect(lightboxValues).toEqual({
    overlayOpacity: 0.95,
    speedSeconds: 0.6,
    keyThrottleMs: 200,
    edgeMargin: 0.02,
    navigationFadeMs: 500,
    overlayFadeSeconds: 0.35,
  })
})
