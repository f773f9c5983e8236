import { expect, test } from 'vitest'
import { addWithinLimit, type ContentLimit, refuseMore } from './limits'

function expectRoomFor(limit: ContentLimit, max: number) {
  expect(refuseMore(limit, max - 1)).toBeUndefined()
  expect(refuseMore(limit, max)).toContain(`at most ${max} `)
}

test('[EDIT-012] a layout holds at most 60 blocks', () => {
  expectRoomFor('layoutBlocks', 60)
})

test('[EDIT-013] an album holds at most 60 tracks', () => {
  expectRoomFor('albumTracks', 60)
})

test('[EDIT-014] a user-orderable collection holds at most 250 items', () => {
  expectRoomFor('orderableItems', 250)
})

test('[EDIT-015] there are at most 10000 nested categories', () => {
  expectRoomFor('nestedCategories', 10_000)
})

test('[EDIT-016] a photo service lists at most 20 sets of 50 photos', () => {
  expectRoomFor('photoServiceSets', 20)
  expectRoomFor('photoServicePhotos', 50)
})

test('[EDIT-019] going over a limit is refused and leaves what was there unchanged', () => {
  const almostFull = Array.from({ length: 59 }, (_, index) => index)
  const full = addWithinLimit('albumTracks', almostFull, 59)
  expect(full.items).toHaveLength(60)
  expect(full.refusal).toBeUndefined()

  const refused = addWithinLimit('albumTracks', full.items, 60)
  expect(refused.items).toBe(full.items)
  expect(refused.refusal).toBe('There can be at most 60 tracks in an album.')
})
