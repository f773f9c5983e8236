import { expect, test } from 'vitest'
import { chooseDrop, type DropTarget } from './drop-place'

const group = 'mainNavigation' as const
const row = (pageId: string, top: number, more: Partial<Extract<DropTarget, { kind: 'row' }>> = {}): DropTarget => ({
  kind: 'row',
  group,
  pageId,
  folderId: null,
  isFolder: false,
  firstChildId: null,
  nextId: null,
  top,
  bottom: top + 40,
  ...more,
})
const targets: readonly DropTarget[] = [
  row('home', 0, { nextId: 'folder' }),
  row('folder', 40, { isFolder: true, firstChildId: 'a', nextId: 'shop' }),
  row('a', 80, { folderId: 'folder' }),
  row('shop', 120),
  { kind: 'end', group, top: 160, bottom: 172 },
  { kind: 'end', group: '_hidden', top: 200, bottom: 260 },
]
const dropAt = (y: number, isFolder = false) => chooseDrop(targets, y, { isFolder })?.place

test('the halves of a row are the places before and behind it', () => {
  expect(dropAt(5)).toEqual({ group, folderId: null, beforeId: 'home' })
  expect(dropAt(35)).toEqual({ group, folderId: null, beforeId: 'folder' })
  expect(dropAt(155)).toEqual({ group, folderId: null, beforeId: null })
  expect(dropAt(85)).toEqual({ group, folderId: 'folder', beforeId: 'a' })
})

test('the middle of a folder takes a page in, its lower edge in front of the first', () => {
  expect(chooseDrop(targets, 60, { isFolder: false })).toEqual({
    place: { group, folderId: 'folder', beforeId: null },
    lineY: null,
  })
  expect(dropAt(78)).toEqual({ group, folderId: 'folder', beforeId: 'a' })
  expect(dropAt(42)).toEqual({ group, folderId: null, beforeId: 'folder' })
})

test('a folder never goes into a folder', () => {
  expect(dropAt(60, true)).toEqual({ group, folderId: null, beforeId: 'shop' })
  expect(dropAt(85, true)).toEqual({ group, folderId: null, beforeId: 'folder' })
})

test('the end of a group takes pages, and beyond all rows the nearest place counts', () => {
  expect(dropAt(165)).toEqual({ group, folderId: null, beforeId: null })
  expect(dropAt(900)).toEqual({ group: '_hidden', folderId: null, beforeId: null })
  expect(chooseDrop([], 10, { isFolder: false })).toBeNull()
})
