import { expect, test } from 'vitest'
import { findMaskShape, maskShapeNames, maskShapes } from './mask-shapes'

test('[BLOCK-041] every mask has a height of 100, 150 or 67', () => {
  expect([...new Set(Object.values(maskShapes))].sort()).toEqual([100, 150, 67])
  expect([maskShapes.circle, maskShapes.egg, maskShapes.tv]).toEqual([100, 150, 67])
})

test('[BLOCK-042] there are 32 masks, the named ones among them', () => {
  expect(maskShapeNames).toHaveLength(32)
  expect(maskShapeNames).toEqual(
    expect.arrayContaining(['circle', 'diamond', 'egg', 'flower', 'gear', 'octagon', 'tv', 'arched-window']),
  )
})

test('an unknown shape is no mask', () => {
  expect(findMaskShape('egg')).toBe('egg')
  for (const unknown of ['none', 'toString', '', undefined]) expect(findMaskShape(unknown)).toBe(null)
})
