import { expect, test } from 'vitest'
import {
  chooseTransition,
  findTransition,
  galleryDesigns,
  kenBurnsZoom,
  scrollDirections,
  slideTransitions,
} from './designs'

test('[GAL-001] there are nine gallery designs', () => {
  expect(galleryDesigns).toEqual([
    'base',
    'slider',
    'slideshow',
    'grid',
    'autogrid',
    'autocolumns',
    'carousel',
    'list',
    'autorows',
  ])
})

test('[GAL-012] there are five slideshow transitions', () => {
  expect(slideTransitions).toEqual(['fade', 'ken-burns', 'scroll', 'swipe', 'new-swipe'])
})

test('ken-burns zooms to 1.075 and scrolling is horizontal or vertical', () => {
  expect(kenBurnsZoom).toBe(1.075)
  expect(scrollDirections).toEqual(['horizontal', 'vertical'])
})

test('[GAL-014] ken-burns is disabled where transforms are unsupported', () => {
  expect(chooseTransition('ken-burns', { hasTransforms: true })).toBe('ken-burns')
  expect(chooseTransition('ken-burns', { hasTransforms: false })).toBe('fade')
  expect(chooseTransition('scroll', { hasTransforms: false })).toBe('scroll')
})

test('[GAL-016] an unknown transition is an error that says it could not be found', () => {
  expect(findTransition('swipe')).toBe('swipe')
  expect(String(findTransition('spin'))).toContain('spin could not be found')
})
