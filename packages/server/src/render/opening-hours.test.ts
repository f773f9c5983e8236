import { expect, test } from 'vitest'
import { readOpeningHours } from './opening-hours'

const workdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']
const read = (text: string, language = 'en') =>
  readOpeningHours(text, language)?.map(({ days, opens, closes }) => `${days.join()} ${opens}-${closes}`) ?? null

test('opening hours that people read are read by day and time', () => {
  expect(readOpeningHours('Mon–Fri 9:00–17:00', 'en')).toEqual([{ days: workdays, opens: '09:00', closes: '17:00' }])
  expect(read('Tuesday to Thursday: 9am - 5.30pm\nSat, Sun 10-14\nMondays closed')).toEqual([
    'Tuesday,Wednesday,Thursday 09:00-17:30',
    'Saturday,Sunday 10:00-14:00',
  ])
  expect(read('Tue & Fri 9–12, 13:30–18; Sat 1–5 p.m.')).toEqual([
    'Tuesday,Friday 09:00-12:00',
    'Tuesday,Friday 13:30-18:00',
    'Saturday 13:00-17:00',
  ])
  expect(read('Mon 9-12, Tue 13-17')).toEqual(['Monday 09:00-12:00', 'Tuesday 13:00-17:00'])
  expect(read('Daily 11 am to 12 am')).toEqual([`${[...workdays, 'Saturday', 'Sunday'].join()} 11:00-00:00`])
  expect(read('Fri-Mon 18:00-02:00')).toEqual(['Friday,Saturday,Sunday,Monday 18:00-02:00'])
  expect(read('Mo.–Mi. 9 bis 18 Uhr, Do. geschlossen\nSonntag 10:00–16:00', 'de-AT')).toEqual([
    'Monday,Tuesday,Wednesday 09:00-18:00',
    'Sunday 10:00-16:00',
  ])
  expect(read('Lundi et mardi 9h30 à 17h', 'fr')).toEqual(['Monday,Tuesday 09:30-17:00'])
  expect(read('Mon closed')).toEqual([])
  expect(read('Mon 9-18', 'xx-a1')).toEqual(['Monday 09:00-18:00'])
})

test('hours that could be meant in two ways are not read at all', () => {
  for (const text of [
    '9 to 5',
    'Mon 9-5',
    'Mon 9:00-5:00',
    'Mon 12:00-3:00',
    'Mon 10-12, 1-5',
    'Mon 8-10pm',
    'Mon 9am-5',
    'Mon 9:00-17:00 and by appointment',
    'Mon 9:00-17:00\nClosed on holidays',
    'Mon 9:00',
    'Mon 25:00-26:00',
    'Mon 9:75-10:00',
    'Mon-9:00',
    'Always',
    '9:00-17:00',
    'Mon 0:00-0:00',
    '–',
  ])
    expect([text, read(text)]).toEqual([text, null])
})
