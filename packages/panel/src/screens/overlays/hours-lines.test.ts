import { expect, test } from 'vitest'
import { readHours, writeHours } from './hours-lines'

test('opening hours as people write them are days and times, and come back as they were', () => {
  const text = 'Mon to Fri: 9 am to 5 pm\nSaturday 10-14\nSunday closed\nBy appointment'
  expect(readHours(text)).toEqual([
    { days: 'Mon to Fri', times: '9 am to 5 pm' },
    { days: 'Saturday', times: '10-14' },
    { days: 'Sunday', times: 'closed' },
    { days: 'By appointment', times: '' },
  ])
  const written = writeHours(readHours(text))
  expect(written.split('\n')[1]).toBe('Saturday: 10-14')
  expect(writeHours(readHours(written))).toBe(written)
})
