import { expect, test } from 'vitest'
import { isAnnouncementBarShown, markAnnouncement } from './announcement-bar'

const bar = { showAnnouncementBar: true, content: 'Free shipping', dismissedMark: null }

test('[OVER-064] a site that shows its announcement bar shows it to visitors', () => {
  expect(isAnnouncementBarShown(bar)).toBe(true)
})

test('[OVER-065] without the setting visitors see no announcement bar', () => {
  expect(isAnnouncementBarShown({ ...bar, showAnnouncementBar: false })).toBe(false)
})

test('a closed bar stays closed until its text changes', () => {
  const dismissedMark = markAnnouncement('Free shipping')
  expect(isAnnouncementBarShown({ ...bar, dismissedMark })).toBe(false)
  expect(isAnnouncementBarShown({ ...bar, content: 'Free returns', dismissedMark })).toBe(true)
  expect(markAnnouncement('Free shipping')).not.toBe(markAnnouncement('Free shippinG'))
})
