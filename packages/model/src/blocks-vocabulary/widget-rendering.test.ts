import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildWidgetRendering } from './ask-for-widget'
import { parseWidget } from './widget-rendering'

const block = { type: 55, id: 'b1', value: { limit: 3 } }

test('a block is rendered from its type, id and value', () => {
  const body = buildWidgetRendering(block, { isEventsSummary: false })
  expect(body.widgetJSON).toBe('{"type":55,"id":"b1","value":{"limit":3}}')
  expect(parseWidget(body.widgetJSON)).toEqual(block)
})

test('[BLOCK-061] [BLOCK-062] only an events summary names its collection', () => {
  expect(buildWidgetRendering(block, { isEventsSummary: true, collectionId: 'c1' }).collectionId).toBe('c1')
  expect(buildWidgetRendering(block, { isEventsSummary: false, collectionId: 'c1' })).not.toHaveProperty('collectionId')
})

test('what is no block is not rendered', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      const read = parseWidget(text)
      expect(read === null || typeof read.id === 'string').toBe(true)
    }),
    { numRuns: 150 },
  )
})
