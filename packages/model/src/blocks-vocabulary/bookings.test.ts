import { expect, test } from 'vitest'
import { bookingAddress, bookingScript, describeTableBookingUse } from './bookings'

test('[BLOCK-031] [BLOCK-032] only people who are signed in are told that booking is a preview', () => {
  expect(describeTableBookingUse(false)).toBe(null)
  expect(describeTableBookingUse(true)).toBe('Preview Only - Please log out of your account in order to use the block.')
})

test('whatever an owner writes as the account stays within the address of the provider', () => {
  expect(bookingAddress('table-booking', '../evil?x')).toBe('https://www.exploretock.com/..%2Fevil%3Fx/search')
  expect(new URL(bookingScript('reservation', '1&rid=2')).searchParams.getAll('rid')).toEqual(['1&rid=2'])
})
