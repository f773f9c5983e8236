import { expect, test } from 'vitest'
import { type ContentLimit, refuseMore } from './limits'

function expectRoomFor(limit: ContentLimit, max: number) {
  expect(refuseMore(limit, max - 1)).toBeUndefined()
  expect(refuseMore(limit, 0, max)).toBeUndefined()
  expect(refuseMore(limit, max)).toContain(`at most ${max} `)
  expect(refuseMore(limit, max - 1, 2)).toContain(`at most ${max} `)
}

test('[EDIT-012] a layout holds at most 60 blocks', () => {
  expectRoomFor('sectionBlocks', 60)
})

test('[EDIT-014] a user-orderable collection holds at most 250 items', () => {
  expectRoomFor('orderableItems', 250)
})

test('[EDIT-015] there are at most 10000 nested categories', () => {
  expectRoomFor('nestedCategories', 10_000)
})
