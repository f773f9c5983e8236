import fc from 'fast-check'
import { expect, test } from 'vitest'
import { writeScriptJson } from './script-json'

test('JSON in a script reads back the same and cannot end the script', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const json = writeScriptJson({ value, words: '</script><!--\u2028\u2029' })
      expect(json).not.toMatch(/[<\u2028\u2029]/)
      expect(JSON.parse(json)).toEqual({ value: JSON.parse(JSON.stringify(value)), words: '</script><!--\u2028\u2029' })
    }),
    { numRuns: 100 },
  )
})
