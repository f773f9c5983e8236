import { expect, test } from 'vitest'
import { describeCounter, readMaxLength } from './character-counter'

test('[FORM-052] a limit above 0 gives a counter of length and limit', () => {
  expect(readMaxLength('20')).toBe(20)
  expect(describeCounter(3, 20).text).toBe('3 / 20')
})

test('[FORM-054] [FORM-055] [FORM-056] negative, unreadable and zero limits give no counter', () => {
  for (const attribute of ['-5', 'ten', '', '5px', '0', null, undefined]) expect(readMaxLength(attribute)).toBe(null)
})

test('[FORM-057] [FORM-058] the counter is in error exactly while the text is over the limit', () => {
  expect(describeCounter(21, 20).isOver).toBe(true)
  expect(describeCounter(20, 20).isOver).toBe(false)
})
