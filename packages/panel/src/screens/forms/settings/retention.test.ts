import { expect, test } from 'vitest'
import { isShorter, retentionChoices, writeRetention } from './retention'

test('a stored time is always among the choices, in its order', () => {
  expect(retentionChoices(100).map((choice) => choice.value)).toEqual([
    '',
    '30',
    '90',
    '100',
    '180',
    '365',
    '730',
    '1825',
  ])
  expect(retentionChoices(null)[0]).toEqual({ value: '', label: 'Forever' })
  expect(writeRetention(365)).toBe('for 1 year')
})

test('only a shorter time deletes something', () => {
  expect([isShorter(90, null), isShorter(30, 90), isShorter(90, 90), isShorter(180, 90)]).toEqual([
    true,
    true,
    false,
    false,
  ])
})
