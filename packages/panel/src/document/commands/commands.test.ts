import { checkPage } from '@sitewright/blocks/page/check-page'
import { blockSchemas } from '@sitewright/blocks/registry/schemas'
import { type PageDocument, pageDocument } from '@sitewright/model/pages/document'
import { maxBlocksInSection } from '@sitewright/model/pages/grid'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { selectBlocks, selectSection } from '../page/command'
import { findBlock } from '../page/edit-page'
import { addBlock } from './blocks/add-block'
import { addFiles } from './blocks/add-files'
import { deleteBlock } from './blocks/delete-block'
import { duplicateBlock } from './blocks/duplicate-block'
import { moveBlockDown } from './blocks/move-block-down'
import { moveBlockUp } from './blocks/move-block-up'
import { updateBlock } from './blocks/update-block'
import { changeSection } from './sections/change-section'
import { deleteSection } from './sections/delete-section'
import { duplicateSection } from './sections/duplicate-section'
import { insertSection } from './sections/insert-section'
import { moveSection } from './sections/move-section'
import { moveSectionDown } from './sections/move-section-down'
import { moveSectionUp } from './sections/move-section-up'

const idOf = (number: number) => number.toString(16).padStart(24, '0')

function tools() {
  let last = 1000
  return {
    breakpoint: 'desktop' as const,
    newId: () => {
      last += 1
      return idOf(last)
    },
  }
}

interface Box {
  id: number
  x?: [number, number]
  y: [number, number]
}

function pageOf(...sections: Box[][]): PageDocument {
  return pageDocument.parse({
    format: 2,
    sections: sections.map((boxes, index) => ({
      id: idOf(500 + index),
      blocks: boxes.map(({ id, x = [0, 24], y }) => ({
        id: idOf(id),
        type: 'text',
        props: { text: `block ${id}` },
        desktop: { start: { x: x[0], y: y[0] }, end: { x: x[1], y: y[1] } },
      })),
    })),
  })
}

const rowsOf = (page: PageDocument, id: number) => {
  const desktop = findBlock(page, idOf(id))?.block.desktop
  return [desktop?.start.y, desktop?.end.y]
}
const pick = (id: number) => selectBlocks(null, [idOf(id)])
const newText = {
  type: 'text',
  props: z.strictObject({ text: z.string(), isLarge: z.boolean().default(false) }),
  starter: { text: 'new' },
  size: { columns: 30, rows: 4 },
}

test('a new block stands under all others, is selected, and the section grows with it', () => {
  const page = pageOf([{ id: 1, y: [0, 7] }])
  const { page: edited, select } = addBlock.apply(page, { sectionId: idOf(500), block: newText }, tools())
  expect(rowsOf(edited, 1001)).toEqual([7, 11])
  expect(edited.sections[0]?.rows.desktop).toBe(11)
  expect(select).toEqual(selectBlocks(idOf(500), [idOf(1001)]))
  expect(pageDocument.safeParse(edited).success).toBe(true)
})

test('[EDIT-012] [EDIT-019] a full section takes no further block', () => {
  const boxes = Array.from({ length: maxBlocksInSection }, (_, index) => ({
    id: index + 1,
    y: [index, index + 1] as [number, number],
  }))
  const input = { sectionId: idOf(500), block: newText }
  expect(addBlock.isEnabled?.(pageOf(boxes), input)).toBe(false)
  expect(duplicateBlock.isEnabled?.(pageOf(boxes), pick(3))).toBe(false)
  expect(duplicateBlock.whyNot?.(pageOf(boxes), pick(3))).toBe('A section holds at most 60 blocks.')
  expect(duplicateBlock.whyNot?.(pageOf(boxes.slice(1)), pick(3))).toBeNull()
  expect(addBlock.isEnabled?.(pageOf(boxes.slice(1)), input)).toBe(true)
})

test('a section that reaches down to the last row takes nothing under it, and says why', () => {
  const deep = (end: number) => pageOf([{ id: 1, y: [0, end] }])
  const block = { sectionId: idOf(500), block: newText }
  const picture = { sectionId: idOf(500), at: null, files: pictures(1) }
  expect([addBlock.whyNot?.(deep(496), block), addFiles.whyNot?.(deep(495), picture)]).toEqual([null, null])
  expect([addBlock.whyNot?.(deep(497), block), addFiles.whyNot?.(deep(496), picture)]).toEqual([
    'There’s no room here.',
    'There’s no room here.',
  ])
})

test('moving up exchanges a block with the one above it and keeps the rows between them', () => {
  const page = pageOf([
    { id: 1, y: [0, 4] },
    { id: 2, y: [6, 8] },
  ])
  const moved = moveBlockUp.apply(page, pick(2), tools()).page
  expect(rowsOf(moved, 2)).toEqual([0, 2])
  expect(rowsOf(moved, 1)).toEqual([4, 8])
  expect(moveBlockDown.apply(moved, pick(2), tools()).page).toEqual(page)
})

test('a block passes only what stands in its own columns', () => {
  const page = pageOf([
    { id: 1, x: [0, 12], y: [0, 10] },
    { id: 2, x: [12, 24], y: [0, 3] },
    { id: 3, x: [12, 24], y: [3, 8] },
  ])
  const moved = moveBlockUp.apply(page, pick(3), tools()).page
  expect([rowsOf(moved, 1), rowsOf(moved, 2), rowsOf(moved, 3)]).toEqual([
    [0, 10],
    [5, 8],
    [0, 5],
  ])
  expect(moveBlockUp.isEnabled?.(page, pick(2))).toBe(false)
  expect(moveBlockDown.isEnabled?.(page, pick(2))).toBe(true)
})

test('a duplicate has an id and a place of its own and shares no value with the original', () => {
  const page = pageOf([{ id: 1, y: [0, 4] }])
  const { page: edited } = duplicateBlock.apply(page, pick(1), tools())
  expect(rowsOf(edited, 1001)).toEqual([4, 8])
  expect(findBlock(edited, idOf(1001))?.block.props).toEqual({ text: 'block 1' })
  expect(findBlock(edited, idOf(1001))?.block.props).not.toBe(findBlock(page, idOf(1))?.block.props)
})

test('changing props leaves the other props and the page before alone', () => {
  const page = pageOf([{ id: 1, y: [0, 4] }])
  const edited = updateBlock.apply(page, { blockId: idOf(1), change: { size: 'large' } }, tools()).page
  expect(findBlock(edited, idOf(1))?.block.props).toEqual({ text: 'block 1', size: 'large' })
  expect(findBlock(page, idOf(1))?.block.props).toEqual({ text: 'block 1' })
})

test('a deleted block is gone and its section stays selected', () => {
  const { page, select } = deleteBlock.apply(pageOf([{ id: 1, y: [0, 4] }]), pick(1), tools())
  expect(page.sections[0]?.blocks).toEqual([])
  expect(select).toEqual(selectSection(idOf(500)))
})

test('sections are added after another, moved, duplicated with new ids, changed and deleted', () => {
  const page = pageOf([{ id: 1, y: [0, 4] }], [])
  const first = selectSection(idOf(500))
  const ids = (it: PageDocument) => it.sections.map((section) => section.id)
  const [kept] = page.sections
  if (!kept) throw new Error('no section')
  const added = insertSection.apply(page, { index: 1, section: kept }, tools())
  expect(ids(added.page)).toEqual([idOf(500), idOf(1001), idOf(501)])
  expect(added.select).toEqual(selectSection(idOf(1001)))
  expect(pageDocument.safeParse(added.page).success).toBe(true)
  expect(ids(insertSection.apply(page, { index: 0, section: kept }, tools()).page)[0]).toBe(idOf(1001))
  expect(ids(moveSection.apply(page, { sectionId: idOf(501), to: 0 }, tools()).page)).toEqual([idOf(501), idOf(500)])
  expect(moveSection.apply(page, { sectionId: idOf(501), to: 2 }, tools()).page).toBe(page)
  expect(ids(moveSectionDown.apply(page, first, tools()).page)).toEqual([idOf(501), idOf(500)])
  expect(moveSectionUp.isEnabled?.(page, first)).toBe(false)
  const copied = duplicateSection.apply(page, first, tools()).page
  expect(pageDocument.safeParse(copied).success).toBe(true)
  expect(copied.sections[1]?.blocks[0]?.props).toEqual({ text: 'block 1' })
  const themed = changeSection.apply(page, { sectionId: idOf(500), change: { theme: 'dark' } }, tools()).page
  expect(themed.sections.map((section) => section.theme)).toEqual(['dark', 'white'])
  expect(ids(deleteSection.apply(page, first, tools()).page)).toEqual([idOf(501)])
})

test.each(Object.values(blockSchemas))('a new $label block is stored just as the host will keep it', (block) => {
  const { page } = addBlock.apply(pageOf([]), { sectionId: idOf(500), block }, tools())
  expect(checkPage(page)).toEqual({ page })
})

const pictures = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ kind: 'image' as const, assetId: idOf(700 + at), rows: 5 + at }))
const cellsOf = (page: PageDocument, section = 0) =>
  page.sections[section]?.blocks.map(({ type, desktop: { start, end } }) => [type, start.x, start.y, end.x, end.y])

test('pictures stand side by side from where they were dropped, and go on under the highest when a row is full', () => {
  const page = pageOf([{ id: 1, x: [0, 8], y: [0, 4] }])
  const input = { sectionId: idOf(500), at: { x: 9, y: 2 }, files: pictures(3) }
  const { page: after, select } = addFiles.apply(page, input, tools())
  expect(cellsOf(after)).toEqual([
    ['text', 0, 0, 8, 4],
    ['image', 9, 2, 17, 7],
    ['image', 9, 7, 17, 13],
    ['image', 9, 13, 17, 20],
  ])
  expect(select?.blockIds).toHaveLength(3)
  const wide = addFiles.apply(page, { ...input, at: { x: 0, y: 4 }, files: pictures(4) }, tools())
  expect(cellsOf(wide.page)?.slice(1)).toEqual([
    ['image', 0, 4, 8, 9],
    ['image', 8, 4, 16, 10],
    ['image', 16, 4, 24, 11],
    ['image', 0, 11, 8, 19],
  ])
  expect(checkPage(wide.page)).toEqual(checkPage(page))
})

test('a film is a video block that plays it, beside the pictures that came along', () => {
  const film = { kind: 'video' as const, assetId: idOf(800), rows: 9 }
  const { page } = addFiles.apply(
    pageOf(),
    { sectionId: null, at: { x: 20, y: 4 }, files: [film, ...pictures(2)] },
    tools(),
  )
  expect(cellsOf(page)).toEqual([
    ['video', 12, 4, 24, 13],
    ['image', 12, 13, 20, 18],
    ['image', 12, 18, 20, 24],
  ])
  expect(page.sections[0]?.blocks[0]?.props).toMatchObject({ source: 'upload', assetId: film.assetId })
  expect(checkPage(page)).not.toHaveProperty('errors')
})

test('pictures without a place go under everything; a page without sections gets one for them', () => {
  const placed = addFiles.apply(
    pageOf([{ id: 1, y: [0, 4] }]),
    { sectionId: null, at: null, files: pictures(1) },
    tools(),
  )
  expect(cellsOf(placed.page)?.[1]).toEqual(['image', 0, 4, 8, 9])
  const first = addFiles.apply(pageOf(), { sectionId: null, at: null, files: pictures(2) }, tools())
  expect(cellsOf(first.page)).toEqual([
    ['image', 0, 0, 8, 5],
    ['image', 8, 0, 16, 6],
  ])
})

test('a section that would get its 61st block refuses the pictures with the reason', () => {
  const full = pageOf(
    Array.from({ length: maxBlocksInSection - 1 }, (_, at) => ({ id: at + 1, y: [at, at + 1] as const })),
  )
  const input = { sectionId: idOf(500), at: null, files: pictures(2) }
  expect(addFiles.whyNot?.(full, input)).toBe('A section holds at most 60 blocks.')
  expect(addFiles.isEnabled?.(full, input)).toBe(false)
  expect(addFiles.isEnabled?.(full, { ...input, files: pictures(1) })).toBe(true)
})
