import { expect, test } from 'vitest'
import { listOverlayLoaders } from './loaders'

const nothing = { hasAnnouncementBar: false, hasPopupOverlay: false, hasOtherOverlay: false }

test('[OVER-002] [OVER-003] [OVER-004] a signed-in owner gets all three loaders on a site without overlays', () => {
  expect(listOverlayLoaders(true, nothing)).toEqual(['announcement-bar', 'overlays-manager', 'popup-overlay'])
})

test('[OVER-005] a visitor gets only the loaders that the settings call for', () => {
  expect(listOverlayLoaders(false, nothing)).toEqual([])
  expect(listOverlayLoaders(false, { ...nothing, hasAnnouncementBar: true })).toEqual(['announcement-bar'])
  expect(listOverlayLoaders(false, { ...nothing, hasOtherOverlay: true })).toEqual(['overlays-manager'])
  expect(listOverlayLoaders(false, { ...nothing, hasPopupOverlay: true })).toEqual([
    'overlays-manager',
    'popup-overlay',
  ])
})
