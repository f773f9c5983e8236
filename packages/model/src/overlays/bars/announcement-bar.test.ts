import { expect, test } from 'vitest'
import { markAnnouncement } from './announcement-bar'

test('another text makes another mark, so that a closed bar comes back', () => {
  expect(markAnnouncement('Free shipping')).toBe(markAnnouncement('Free shipping'))
  expect(markAnnouncement('Free shipping')).not.toBe(markAnnouncement('Free shippinG'))
})
