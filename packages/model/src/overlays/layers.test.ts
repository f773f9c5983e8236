import { expect, test } from 'vitest'
import { overlayLayers, zIndexBase, zIndexOf } from './layers'

test('[OVER-006] [REF-038] overlays stack from 30000, each above the one before it', () => {
  const indexes = overlayLayers.map(zIndexOf)
  expect(zIndexBase).toBe(30000)
  expect(indexes[0]).toBe(zIndexBase)
  for (const [place, index] of indexes.entries()) {
    if (place > 0) expect(index).toBeGreaterThan(indexes[place - 1] ?? 0)
  }
  expect(zIndexOf('popup-overlay')).toBeGreaterThan(zIndexOf('cookie-banner'))
  expect(zIndexOf('error-overlay')).toBe(Math.max(...indexes))
})
