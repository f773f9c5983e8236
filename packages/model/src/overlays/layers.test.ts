import { expect, test } from 'vitest'
import { overlayLayers, zIndexOf } from './layers'

test('[OVER-006] overlays stack from 30000, each above the one before it', () => {
  const indexes = overlayLayers.map(zIndexOf)
  expect(indexes[0]).toBe(30000)
  for (const [place, index] of indexes.entries()) {
    if (place > 0) expect(index).toBeGreaterThan(indexes[place - 1] ?? 0)
  }
  expect(zIndexOf('popup-overlay')).toBeGreaterThan(zIndexOf('cookie-banner'))
  expect(zIndexOf('error-overlay')).toBe(Math.max(...indexes))
})
