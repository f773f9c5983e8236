import { eventTimes } from '@sitewright/model/collections/item'
import { expect, test } from 'vitest'
import { firstTimes, moveStart, setAllDay, setTimeZone } from './event-times'

const zone = 'Europe/Berlin'
const concert = eventTimes.parse({
  startsAt: '2027-03-27T18:00:00.000Z',
  endsAt: '2027-03-27T20:30:00.000Z',
  timeZone: zone,
})

test('[COLL-023] a new event is tomorrow evening on the clocks of its zone', () => {
  const times = firstTimes('America/New_York', Date.parse('2027-03-01T03:00:00Z'))
  // There it is still February 28.
  expect(times.startsAt).toBe('2027-03-02T00:00:00.000Z')
  expect(eventTimes.safeParse(times).success).toBe(true)
})

test('[COLL-023] an event that is moved stays as long as it was', () => {
  const moved = moveStart(concert, Date.parse('2027-04-01T10:00:00Z'))
  expect(moved.endsAt).toBe('2027-04-01T12:30:00.000Z')
})

test('[COLL-023] whole days begin at midnight, also on the day that the clocks change', () => {
  const days = setAllDay({ ...concert, endsAt: '2027-03-28T20:00:00.000Z' }, true)
  expect([days.startsAt, days.endsAt]).toEqual(['2027-03-26T23:00:00.000Z', '2027-03-27T23:00:00.000Z'])
  expect(setAllDay(days, false)).toMatchObject({ isAllDay: false, startsAt: days.startsAt })
})

test('[COLL-023] another time zone keeps the hours that were typed', () => {
  const moved = setTimeZone(concert, 'Asia/Tokyo')
  expect(moved).toMatchObject({ timeZone: 'Asia/Tokyo', startsAt: '2027-03-27T10:00:00.000Z' })
})
