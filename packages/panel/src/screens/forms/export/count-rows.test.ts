import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createRowCounter } from './count-rows'

const bytes = (text: string) => new TextEncoder().encode(text)

test('rows of a table are counted, not the lines of their texts', () => {
  const count = createRowCounter('csv')
  expect(count(bytes('Name,Message\r\n'))).toBe(0)
  expect(count(bytes('Ada,"two\nlines, and a ""word"""\r\nBo'))).toBe(1)
  expect(count(bytes('b,hello\r\n'))).toBe(2)
})

test('rows of a list of objects are counted, not its brackets', () => {
  const count = createRowCounter('json')
  expect(count(bytes('[\n{"a":"x\\ny"},\n{"a"'))).toBe(1)
  expect(count(bytes(':2}\n]\n'))).toBe(2)
  expect(createRowCounter('json')(bytes('[]\n'))).toBe(0)
})

test('rows are counted alike however the file is cut into pieces', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { maxLength: 20 }), fc.integer({ min: 1, max: 7 }), (texts, size) => {
      const file = bytes(`head\r\n${texts.map((text) => `"${text.replaceAll('"', '""')}"\r\n`).join('')}`)
      const count = createRowCounter('csv')
      let rows = 0
      for (let at = 0; at < file.length; at += size) rows = count(file.subarray(at, at + size))
      expect(rows).toBe(texts.length)
    }),
    { numRuns: 100 },
  )
})
