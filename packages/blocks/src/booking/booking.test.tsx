import { renderView } from '@sitewright/testkit/sites/render-block'
import { expect, test } from 'vitest'
import { reservation } from '../reservation/schema'
import { ReservationView } from '../reservation/view'
import { tableBooking } from '../table-booking/schema'
import { TableBookingView } from '../table-booking/view'

test('tables are asked for by a plain form that leads to the provider, without any script of theirs', () => {
  const booking = renderView(TableBookingView, tableBooking.props.parse({ slug: 'kiln' }))
  expect(booking).toContain('action="https://www.exploretock.com/kiln/search" method="get" target="_blank"')
  expect(booking).not.toContain('data-widget-script')
  const seats = renderView(ReservationView, reservation.props.parse({ restaurantId: '12', maxParty: 3 }))
  expect(seats).toContain('<input type="hidden" name="rid" value="12"/>')
  expect(seats.match(/<option/g)).toHaveLength(3)
})

test('a widget is only named: the page fetches it when it may', () => {
  const seats = renderView(ReservationView, reservation.props.parse({ restaurantId: '12', usesWidget: true }))
  expect(seats).toContain('data-widget-script="https://www.opentable.com/widget/reservation/loader?rid=12&amp;')
  expect(seats).not.toContain('<script')
  expect(reservation.props.safeParse({ restaurantId: '12"><script>' }).success).toBe(false)
})
